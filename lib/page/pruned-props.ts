/**
 * The props of a page as its HTML holds them: what only islands need is left out, because the HTML already shows it.
 * The islands get it from the page's data file when they hydrate (components/island/page-data.ts).
 */
import type { Page } from '@/lib/content/section-types'
import type { FrameProps } from './page-props'

/** Props of any page: those of every page, and of pages that editors manage their content. */
export type PageProps = FrameProps & { page?: Page }

export type PrunedProps = Omit<FrameProps, 'settings' | 'fallback'>

/** Whether a page is shown at any path, which then has no data file. */
export function isErrorPage(path: string): boolean {
  return path === '/404' || path === '/500'
}

/** Tells pruned props from whole ones. */
export function isWhole<T extends PrunedProps>(props: T | (T & FrameProps)): props is T & FrameProps {
  return 'settings' in props
}

/** A section keeps its type and key, which decide what the root renders. */
function outline(page: Page) {
  return { title: page.title, sections: page.sections.map(({ _type, _key }) => ({ _type, _key })) }
}

/** Leaves out settings, API data and content. Pages without a revision have no data file and keep everything. */
export function pruneProps(props: Partial<PageProps>): object {
  if (props.revision === undefined) return props
  const { settings: _settings, fallback: _fallback, page, ...kept } = props
  return page ? Object.assign(kept, { page: outline(page) }) : kept
}
