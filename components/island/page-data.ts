/**
 * The whole props of the first page, which its HTML leaves out (lib/page/pruned-props.ts): fetched once, when the
 * browser is idle or an island hydrates. Browser only.
 */
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { fetchPageProps } from '@/lib/page/fetch-page-props'
import type { FrameProps } from '@/lib/page/page-props'
import { isWhole, type PrunedProps } from '@/lib/page/pruned-props'

let whole: FrameProps | null = null
let loading: Promise<void> | null = null

/** Renders the root with the whole props; resolves when that is done. Set by the root. */
let show: (props: FrameProps) => Promise<void> = async () => undefined

/** Props in the HTML, or null when they are whole. */
function prunedInHtml(): PrunedProps | null {
  const props: PrunedProps | undefined = window.__NEXT_DATA__?.props?.pageProps
  return props && !isWhole(props) ? props : null
}

async function load(): Promise<void> {
  const props = await fetchPageProps()
  await show(props)
  whole = props
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

/** Hook: the page's props, whole once they are fetched. Next passes those of the HTML again when it reads the URL's query. */
export function usePageProps<T extends PrunedProps>(props: T): T | (T & FrameProps) {
  const [fetched, setFetched] = useState<FrameProps | null>(null)
  const handleShown = useRef(() => {})
  useLayoutEffect(() => {
    show = (next) =>
      new Promise((resolve) => {
        handleShown.current = resolve
        // An island that is new in them may have to be loaded first.
        startTransition(() => setFetched(next))
      })
  }, [])
  useLayoutEffect(() => {
    if (fetched) handleShown.current()
  }, [fetched])
  return fetched && !isWhole(props) ? { ...props, ...fetched } : props
}
