/**
 * The whole props of the first page, which its HTML leaves out (lib/page/pruned-props.ts): fetched once, when the
 * browser is idle or an island hydrates. Browser only.
 */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { fetchPageProps } from '@/lib/page/fetch-page-props'
import type { FrameProps } from '@/lib/page/page-props'
import { isWhole, type PrunedProps } from '@/lib/page/pruned-props'

let whole: FrameProps | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Props in the HTML, or null when they are whole. */
function prunedInHtml(): PrunedProps | null {
  const props: PrunedProps | undefined = window.__NEXT_DATA__?.props?.pageProps
  return props && !isWhole(props) ? props : null
}

async function load(): Promise<void> {
  whole = await fetchPageProps()
  // The islands that wait for it find the new props in place.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

/**
 * Resolves once the root is rendered with the whole props.
 * @throws when the data file cannot be fetched; the next call tries again
 */
export async function pageData(): Promise<void> {
  if (whole || !prunedInHtml()) return
  loading ??= load()
  try {
    await loading
  } catch (error) {
    loading = null
    throw error
  }
}

/** Whether the data are those from which the HTML was rendered: the file may be newer. */
export function isRevisionOfHtml(): boolean {
  return whole === null || whole.revision === prunedInHtml()?.revision
}

/** Hook: the page's props, whole once they are fetched. Next passes those of the HTML again on shallow navigations. */
export function usePageProps<T extends PrunedProps>(props: T): T | (T & FrameProps) {
  const fetched = useSyncExternalStore(
    subscribe,
    () => whole,
    () => null,
  )
  return fetched && !isWhole(props) ? { ...props, ...fetched } : props
}
