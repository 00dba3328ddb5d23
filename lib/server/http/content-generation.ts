/** Counts the changes of pages and routes that this process has heard of. */

declare global {
  // Next bundles pages, API routes and instrumentation separately, and loads lib/next/cache-handler.mjs outside them.
  var contentChanges: number | undefined
}

/** A number that differs from every earlier one once something has changed. */
export function contentGeneration(): number {
  return globalThis.contentChanges ?? 0
}

/** Call when a page has been rendered or adopted, or routes have been read. */
export function contentHasChanged(): void {
  globalThis.contentChanges = contentGeneration() + 1
}
