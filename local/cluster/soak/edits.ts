/** An editor who publishes one edition of a page after the other. */
import { createEditor } from '../editor.ts'
import { type Period, sleep } from './period.ts'

const EDIT_MS = 1500

/**
 * A lake that is down refuses the editor, not the visitor: such an edition is left out.
 * @returns of each publish, after how many milliseconds a visitor saw it; Infinity when none did
 */
export async function publishEditions(front: string, lakeOrigin: string, period: Period): Promise<number[]> {
  const editor = createEditor(lakeOrigin)
  const seenAfterMs: number[] = []
  for (let edition = 1; !period.isOver(); edition += 1) {
    const title = `Edition ${edition} of the soak page`
    const isPublished = await editor.publish(title).then(
      () => true,
      () => false,
    )
    if (isPublished) seenAfterMs.push(await editor.untilSeen(title, [front]))
    await sleep(EDIT_MS)
  }
  return seenAfterMs
}
