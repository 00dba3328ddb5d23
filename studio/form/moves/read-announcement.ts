/** Reads the announcements of dnd-kit, which name items by their keys. */
import type { MoveStep } from './moved-text.ts'

export type Announcement = {
  step: MoveStep
  /** Key of the moved item. */
  key: string
  /** Key of the item whose position it takes; null outside the list. */
  over: string | null
}

/** Texts of `defaultAnnouncements` in @dnd-kit/core 6 (src/components/Accessibility/defaults.ts). */
const TEXTS: readonly [RegExp, MoveStep][] = [
  [/^Picked up draggable item (?<key>\S+)\.$/, 'lifted'],
  [/^Draggable item (?<key>\S+) was moved over droppable area (?<over>\S+)\.$/, 'moved'],
  [/^Draggable item (?<key>\S+) is no longer over a droppable area\.$/, 'moved'],
  [/^Draggable item (?<key>\S+) was dropped over droppable area (?<over>\S+)$/, 'dropped'],
  [/^Draggable item (?<key>\S+) was dropped\.$/, 'dropped'],
  [/^Dragging was cancelled\. Draggable item (?<key>\S+) was dropped\.$/, 'cancelled'],
]

/** @returns null for any other text */
export function readAnnouncement(text: string): Announcement | null {
  for (const [pattern, step] of TEXTS) {
    const { key, over } = pattern.exec(text)?.groups ?? {}
    if (key !== undefined) return { step, key, over: over ?? null }
  }
  return null
}
