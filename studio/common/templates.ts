/** Initial value templates. */
import type { Template } from 'sanity'
import { STARTERS, starterTemplate } from './starters.ts'

/** A new page with a path below another page. */
export const PAGE_BELOW = 'page-below'

/** A new redirect with a given source path. */
export const REDIRECT_FROM = 'redirect-from'

/** The path prefix of a page below another; the editor adds the last segment. */
export function pathBelow(parentPath: unknown): string {
  const parent = typeof parentPath === 'string' ? parentPath.replace(/\/+$/, '') : ''
  return `${parent}/`
}

/** Adds our templates to Sanity's defaults, one per type. */
export function templates(previous: Template[]): Template[] {
  return [
    ...previous,
    ...STARTERS.map(starterTemplate),
    {
      id: PAGE_BELOW,
      title: 'Page below another',
      schemaType: 'page',
      parameters: [{ name: 'parentPath', title: 'Address of the page above', type: 'string' }],
      value: (parameters: { parentPath?: unknown } | undefined) => ({ path: pathBelow(parameters?.parentPath) }),
    },
    {
      id: REDIRECT_FROM,
      title: 'Redirect from an address',
      schemaType: 'redirect',
      parameters: [{ name: 'source', title: 'Old address', type: 'string' }],
      value: (parameters: { source?: unknown } | undefined) => ({
        source: typeof parameters?.source === 'string' ? parameters.source : '',
        target: { _type: 'redirectTarget', kind: 'page' },
        permanent: true,
      }),
    },
  ]
}
