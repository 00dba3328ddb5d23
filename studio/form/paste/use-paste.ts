/** Hook with what a running text does with a paste: links, tables and headings become those of the site. */
import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'
import { type OnPasteFn, useClient } from 'sanity'
import { API_VERSION } from '../../../lib/lake-defaults.ts'
import { ownHosts } from '../../common/environment.ts'
import { count } from '../../common/language/count.ts'
import { ownPath } from './pasted-link.ts'
import { pastedHrefs, readPasted } from './read-pasted.ts'

const PAGES_QUERY = '*[_type == "page" && path in $paths]{ _id, path }'

/** What the Studio's editors themselves put into the clipboard. */
const OWN_TYPES = ['application/x-portable-text', 'application/json']

type Page = { _id: string; path: string }

/** @param isWhole whether the text may have headings and tables */
export function usePaste(isWhole: boolean): OnPasteFn {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  return useCallback(
    ({ event }) => {
      const { clipboardData } = event
      const html = clipboardData.getData('text/html')
      if (!html || OWN_TYPES.some((type) => clipboardData.types.includes(type))) return undefined
      const hosts = ownHosts()
      const paths = pastedHrefs(html).flatMap((href) => ownPath(href, hosts) ?? [])

      function insert(pages: readonly Page[]) {
        const byPath = new Map(pages.map(({ path, _id }) => [path, _id]))
        const { blocks, pictures } = readPasted(html, isWhole, { hosts, pages: byPath })
        if (pictures > 0) {
          toast.push({
            status: 'warning',
            title: `${count(pictures, 'picture was', 'pictures were')} left out`,
            description: 'Pictures stand in sections: add one, and upload the picture there.',
          })
        }
        return { insert: blocks }
      }

      if (paths.length === 0) return insert([])
      // Without the lake the links keep their addresses.
      return client
        .withConfig({ perspective: 'published' })
        .fetch<Page[]>(PAGES_QUERY, { paths }, { tag: 'paste' })
        .then(insert, () => insert([]))
    },
    [client, toast, isWhole],
  )
}
