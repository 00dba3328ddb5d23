/**
 * The site's navigation. On wide screens it stands in the bar of the header; on small ones it is a popover, which the
 * menu button opens without JavaScript: a sheet over the page between the header and the bottom bar.
 */
import { chakra } from '@chakra-ui/react'
import { useSettings } from '@/components/settings/settings-context'
import { linkAddress } from '@/lib/content/links'
import { useEdit } from '@/lib/draft/edit-context'
import { MENU_ID } from '@/lib/html/frame-ids'
import { PortalLink } from '../portal-link'
import { Entry, EntryLink, entryLine } from './entry'
import { NavigationMenu } from './navigation-menu'
import type { Menu } from './use-menu'

const Sheet = chakra('nav', {
  base: {
    margin: '0',
    border: '0',
    color: 'fg',
    width: 'auto',
    height: 'auto',
    lgDown: {
      // Stays hidden in browsers without popovers; there the menu button leads to the footer.
      display: 'none',
      '&:popover-open': { display: 'block' },
      position: 'fixed',
      top: '16',
      bottom: { base: 'var(--help-bar)', md: '0' },
      insetInline: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: 'gutter',
      pt: '2',
      pb: '10',
      bg: 'bg',
    },
    lg: { display: 'block', position: 'static', p: '0', overflow: 'visible', bg: 'transparent' },
  },
})

const List = chakra('ul', {
  base: {
    lg: {
      display: 'flex',
      alignItems: 'center',
      gap: 'clamp(0.875rem, 1.8vw, 1.625rem)',
      // Without JavaScript no button opens a panel.
      '@media (scripting: none)': { '& > li:is(:hover, :focus-within) > div': { display: 'block' } },
    },
  },
})

const Portal = chakra(PortalLink, { base: { ...entryLine, justifyContent: 'flex-start', gap: '2' } })

export function Navigation({ menu }: { menu: Menu }) {
  const { navigation, portalLabel, portalUrl } = useSettings()
  const edit = useEdit()
  return (
    <Sheet ref={menu.sheet} id={MENU_ID} aria-label="Main" popover="auto" onToggle={menu.handleToggle}>
      <List>
        {navigation.map((item) => {
          if (item.children.length > 0) return <NavigationMenu key={item._key} item={item} />
          const target = linkAddress(item.link)
          if (!target) return null
          return (
            <Entry key={item._key} {...edit('navigation', item)}>
              <EntryLink to={target}>{item.label}</EntryLink>
            </Entry>
          )
        })}
        <Entry hideFrom="lg">
          <Portal label={portalLabel} url={portalUrl} />
        </Entry>
      </List>
    </Sheet>
  )
}
