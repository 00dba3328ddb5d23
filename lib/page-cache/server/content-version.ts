/** Counts the changes of pages and routes that this process has heard of. */
import { singleton } from '../../singleton.ts'

const changes = singleton('content-changes', () => 0)

/** A number that differs from every earlier one once something has changed. */
export const contentVersion = changes.get

/** Call when a page has been rendered or adopted, or routes have been read. */
export function contentHasChanged(): void {
  changes.set(changes.get() + 1)
}
