import type { Room } from './rooms'

/**
 * Mattress size of each kind of bed, in cm. Every bed has one mattress. The translation `facts.mattressesOf.<beds>` in
 * `rooms.json` shows the sizes, where `<beds>` is the value `beds` of the room.
 */
export const mattressSizes = {
  queen: { width: 160, length: 200 },
  double: { width: 160, length: 190 },
  single: { width: 90, length: 200 },
} as const

/** Beds of one kind in a room, and their number. */
interface BedGroup {
  kind: keyof typeof mattressSizes
  count: number
}

/** The beds of each arrangement, widest bed first. */
export const bedGroups: Record<Room['beds'], readonly BedGroup[]> = {
  queen: [{ kind: 'queen', count: 1 }],
  double: [{ kind: 'double', count: 1 }],
  twin: [{ kind: 'single', count: 2 }],
  triple: [{ kind: 'single', count: 3 }],
  'double-and-twin': [
    { kind: 'double', count: 1 },
    { kind: 'single', count: 2 },
  ],
  single: [{ kind: 'single', count: 1 }],
}
