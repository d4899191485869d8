import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '../../apps/site/app/lib/languages/languages.ts'
import { localizePath } from '../../apps/site/app/lib/languages/paths.ts'

/** What one screenshot shows: a story, or a page of the site. */
export interface ScreenshotScene {
  /** Id of the scene, unique within its target; also the name of its pictures. */
  id: string
  /** Title for the reviewer: `Actions/Button: Default`, or the path of a page. */
  title: string
  /** URL path of the scene on the server that serves the build. */
  path: string
}

/** What a visual review builds and photographs: the Storybook of a package, or the site. */
export interface ScreenshotTarget {
  name: string
  kind: 'storybook' | 'site'
  /** Turborepo's task and package that build the target. */
  task: string
  filter: string
  /** Folder of the build, below the root of the repository. */
  output: string
}

const storybook = (name: string): ScreenshotTarget => ({
  name,
  kind: 'storybook',
  task: 'build-storybook',
  filter: `@meridiana/${name}`,
  output: `packages/${name}/storybook-static`,
})

/** What the visual review photographs: every story of the three Storybooks, and the main pages of the site. */
export const screenshotTargets: ScreenshotTarget[] = [
  storybook('ui'),
  storybook('reviews-widget'),
  storybook('consent'),
  {
    name: 'site',
    kind: 'site',
    task: 'build',
    filter: '@meridiana/site',
    output: 'apps/site/build/client',
  },
]

interface StorybookEntry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  tags?: string[]
}

/**
 * Whether a story is photographed. `Phone` and `Reduced Motion` are not, because every story is photographed at phone
 * width and with reduced motion anyway.
 */
const isPhotographed = ({ type, name, tags }: StorybookEntry) =>
  type === 'story' && !tags?.includes('no-visual') && name !== 'Phone' && name !== 'Reduced Motion'

function storiesIn(build: string): ScreenshotScene[] {
  const index = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'))
  return Object.values<StorybookEntry>(index.entries)
    .filter(isPhotographed)
    .map(({ id, title, name }) => ({
      id,
      title: `${title}: ${name}`,
      path: `/iframe.html?id=${id}&viewMode=story`,
    }))
}

const PAGES = [
  '/',
  '/rooms',
  '/rooms/suite',
  '/restaurant',
  '/experience',
  '/fiere',
  '/vicenza',
  '/vicenza/hills',
  '/faq',
  '/offers',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibility',
  '/no-such-page',
]

const pagesOfSite = (): ScreenshotScene[] =>
  languageCodes.flatMap((language) =>
    PAGES.map((page) => {
      const path = localizePath(language, page)
      return { id: path.replaceAll('/', '_'), title: path, path }
    }),
  )

/**
 * Lists the scenes of a build. The list is empty if the folder does not exist: an older revision may not have the
 * package.
 */
export function listScreenshotScenes({ kind }: ScreenshotTarget, build: string): ScreenshotScene[] {
  if (!existsSync(build)) return []
  return kind === 'site' ? pagesOfSite() : storiesIn(build)
}
