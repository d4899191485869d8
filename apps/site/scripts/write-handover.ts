/** `npm run handover`: writes `docs/handover.md` from the facts of the site. */
import { writeFileSync } from 'node:fs'
import { renderHandoverDocument } from './checks/handover.ts'

writeFileSync(new URL('../../../docs/handover.md', import.meta.url), renderHandoverDocument())
