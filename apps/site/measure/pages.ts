import { pages } from '../app/routes.ts'

/** The path of the first page of each module in `app/routes`, without the 404 page. */
export const pageModulePaths = pages
  .filter(([path, module], index) => path !== '/*' && pages.findIndex((page) => page[1] === module) === index)
  .map(([path]) => path || '/')
