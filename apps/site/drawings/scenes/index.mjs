import dusk from './dusk.mjs'
import evening from './evening.mjs'
import goldenHour from './golden-hour.mjs'
import morning from './morning.mjs'
import noon from './noon.mjs'
import where from './where.mjs'

export const scenes = { 'golden-hour': goldenHour, morning, noon, dusk, evening, where }
