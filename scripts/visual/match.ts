import type { ScreenshotScene } from './scenes.ts'

interface SceneMatch {
  before?: ScreenshotScene
  after?: ScreenshotScene
}

/**
 * The names of component and story without their group: equal for `Words/TextLink: On dark` and `Actions/Text link: On
 * Dark`.
 */
const withoutGroup = ({ title }: ScreenshotScene) =>
  title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '')

/** Maps scenes by a key. Leaves out every scene whose key another scene also has. */
function byUniqueKey(scenes: ScreenshotScene[], key: (scene: ScreenshotScene) => string) {
  const groups = Map.groupBy(scenes, key)
  return new Map([...groups].flatMap(([name, [scene, second]]) => (scene && !second ? [[name, scene]] : [])))
}

/**
 * Pairs the scenes of two builds by id. Stories whose group in the sidebar was renamed are paired by the names of
 * component and story, if each build has only one story with these names. A scene without a partner was added or
 * removed.
 */
export function matchScenes(before: ScreenshotScene[], after: ScreenshotScene[]): SceneMatch[] {
  const oldById = new Map(before.map((scene) => [scene.id, scene]))
  const newIds = new Set(after.map(({ id }) => id))
  const movedFrom = byUniqueKey(
    before.filter(({ id }) => !newIds.has(id)),
    withoutGroup,
  )
  const movedTo = byUniqueKey(
    after.filter(({ id }) => !oldById.has(id)),
    withoutGroup,
  )

  const matches = after.map((scene): SceneMatch => {
    const key = withoutGroup(scene)
    const moved = movedTo.get(key) === scene ? movedFrom.get(key) : undefined
    return { before: oldById.get(scene.id) ?? moved, after: scene }
  })
  const paired = new Set(matches.map((match) => match.before))
  return [...matches, ...before.filter((scene) => !paired.has(scene)).map((scene) => ({ before: scene }))]
}
