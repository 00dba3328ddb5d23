/** Pagination with real links, which work without JavaScript, in a new tab and for crawlers. */
import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { followedLink } from '@/lib/browser/followed-link'
import { pushUrl } from '@/lib/browser/query'
import { useWords } from '@/lib/contexts/words-context'
import { pageItems } from '@/lib/format/paging'
import { servedHref } from '@/lib/routing/list-pages'

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '2' },
})

const PageLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '12',
    height: '12',
    px: '3.5',
    borderRadius: 'pill',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    transition: 'background-color {durations.fast} ease-out, color {durations.fast} ease-out',
    _hover: { bg: 'line' },
    '&[aria-current=page]': { bg: 'fg', color: 'bg' },
    '& svg': { width: '5', height: '5' },
  },
})

type PaginationProps = {
  page: number
  totalPages: number
  href: (page: number) => string
  /** Called on a click on any number or arrow, the current page included, before the URL changes. */
  onPress: () => void
}

/**
 * Renders nothing for a single page. The URL changes without requesting the page from the server.
 */
export function Pagination({ page, totalPages, href, onPress }: PaginationProps) {
  const words = useWords('lists')
  if (totalPages <= 1) return null
  function linkTo(target: number) {
    return {
      // What the server has: scripts stay on the page and change its query.
      href: servedHref(href(target)),
      'data-act': 'press',
      onClick(event: MouseEvent) {
        if (!followedLink(event.nativeEvent)) return
        event.preventDefault()
        onPress()
        pushUrl(href(target))
      },
    }
  }
  return (
    <nav aria-label="Pagination">
      <List>
        {page > 1 && (
          <li>
            <PageLink {...linkTo(page - 1)} rel="prev">
              <ChevronLeft />
              {words.lists.previous}
            </PageLink>
          </li>
        )}
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item ?? `gap-${index}`} aria-hidden={item === null}>
            {item === null ? (
              '…'
            ) : (
              <PageLink {...linkTo(item)} aria-current={item === page ? 'page' : undefined}>
                {item}
              </PageLink>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <PageLink {...linkTo(page + 1)} rel="next">
              {words.lists.next}
              <ChevronRight />
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  )
}
