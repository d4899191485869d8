import { cdp } from 'vitest/browser'

export interface Point {
  x: number
  y: number
}

/** A point of an element, in parts of its width and height. */
export function pointOf(element: Element, x: number, y: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + x * width, y: top + y * height }
}

/** Sends one event of the touch screen: the places of all fingers that are on it. */
export function sendTouch(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Point[]) {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return cdp().send(
    'Input.dispatchTouchEvent' as never,
    {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({
        x: (frame?.left ?? 0) + x * scale,
        y: (frame?.top ?? 0) + y * scale,
        id,
      })),
    } as never,
  )
}

/** Puts fingers on the screen, moves them from place to place and lifts them. */
export async function touch(...places: Point[][]) {
  let before = 0
  for (const fingers of places) {
    await sendTouch(fingers.length > before ? 'touchStart' : 'touchMove', fingers)
    before = fingers.length
  }
  await sendTouch('touchEnd', [])
}

/** The places of fingers that move together, each in a straight line. */
export const lines = (...fingers: [from: Point, to: Point][]) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) =>
    fingers.map(([from, to]) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    })),
  )
