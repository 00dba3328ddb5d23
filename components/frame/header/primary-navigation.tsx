/** The navigation of wide screens. */
import { chakra } from '@chakra-ui/react'
import { useRouter } from 'next/router'
import { TargetLink } from '@/components/ui/content-link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { leadsTo, linkTarget } from '@/lib/content/links'
import type { NavigationItem } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { NavigationMenu } from './navigation-menu'
import { topLine } from './top-line'

const List = chakra('ul', {
  base: {
    display: 'flex',
    hideBelow: 'lg',
    alignItems: 'center',
    gap: 'clamp(0.875rem, 1.8vw, 1.625rem)',
    '&:not([data-hydrated]) > li:is(:hover, :focus-within) > div': { display: 'block' },
  },
})

const TopLink = chakra(TargetLink, topLine)

export function PrimaryNavigation({ items }: { items: readonly NavigationItem[] }) {
  const { asPath } = useRouter()
  const edit = useEdit()
  const isHydrated = useHydrated()
  return (
    <nav aria-label="Main">
      {/* Without JavaScript the menus open on hover and focus; with it, they also close on Escape. */}
      <List data-hydrated={isHydrated || undefined}>
        {items.map((item) => {
          if (item.children.length > 0) return <NavigationMenu key={item._key} item={item} />
          const target = linkTarget(item.link)
          if (!target || target.kind === 'quote') return null
          return (
            <li key={item._key} {...edit('navigation', item)}>
              <TopLink to={target} aria-current={leadsTo(target, asPath) ? 'page' : undefined}>
                {item.label}
              </TopLink>
            </li>
          )
        })}
      </List>
    </nav>
  )
}
