// A view camera with a level back: verticals stay vertical, as in an architect's perspective.
// World: x along the facade to the right, y up, z towards the viewer, in metres.

export function camera({ eye, yaw = 0, focal, centre, horizon }) {
  const a = (yaw * Math.PI) / 180
  const forward = [Math.sin(a), -Math.cos(a)]
  const right = [Math.cos(a), Math.sin(a)]
  const depth = (x, z) => (x - eye[0]) * forward[0] + (z - eye[2]) * forward[1]
  const project = ([x, y, z]) => {
    const d = Math.max(0.4, depth(x, z))
    const side = (x - eye[0]) * right[0] + (z - eye[2]) * right[1]
    return [centre + (focal * side) / d, horizon - (focal * (y - eye[1])) / d]
  }
  /** Screen units per metre at a place on the ground plan. */
  const scaleAt = (x, z) => focal / Math.max(0.4, depth(x, z))
  return { project, scaleAt, eye, depth }
}

/** The same view in still water at height `level`. */
export function mirrored(view, level) {
  return { ...view, project: ([x, y, z]) => view.project([x, 2 * level - y, z]), upsideDown: true }
}

/** Where the shadow of a point falls, on the ground (y = level) or on a wall (z = plane). `sun` points at the sun. */
export const onGround =
  (sun, level = 0) =>
  ([x, y, z]) => {
    const k = (y - level) / sun[1]
    return [x - sun[0] * k, level, z - sun[2] * k]
  }
export const onWall =
  (sun, plane = 0) =>
  ([x, y, z]) => {
    const k = (z - plane) / sun[2]
    return [x - sun[0] * k, y - sun[1] * k, plane]
  }
