/**
 * The site's navigation. On wide screens it stands in the bar of the header; on small ones it is a popover, which the
 * menu button opens without JavaScript: a sheet over the page between the header and the bottom bar.
 */
import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { FROM_LG } from '@/components/ui/media'
import { hrefTarget } from '@/lib/content/links'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { MENU_ID } from '@/lib/html/frame-ids'
import { PortalLink } from '../portal-link'
import { Entry, EntryLink, entryLine } from './entry'
import { NavigationMenu } from './navigation-menu'
import { isWideScreen } from './use-disclosure'
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
      // Two lines where the text is large.
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      columnGap: 'clamp(0.625rem, 1.8vw - 0.5rem, 1.625rem)',
      // Without JavaScript no button opens a panel.
      '@media (scripting: none)': { '& > li:is(:hover, :focus-within) > div': { display: 'block' } },
    },
  },
})

const Portal = chakra(PortalLink, { base: { ...entryLine, justifyContent: 'flex-start', gap: '2' } })

/** Hook: the keys of the open entries, one at most on wide screens, and a function that opens or closes one. */
function useOpenEntries() {
  const [open, setOpen] = useState<readonly string[]>([])

  useEffect(() => {
    const close = () => setOpen([])
    const media = matchMedia(FROM_LG)
    media.addEventListener('change', close)
    return () => media.removeEventListener('change', close)
  }, [])

  function change(key: string, isOpen: boolean): void {
    setOpen((before) => {
      const others = before.filter((other) => other !== key)
      if (!isOpen) return others
      return isWideScreen() ? [key] : [...others, key]
    })
  }
  return { open, change }
}

export function Navigation({ menu }: { menu: Menu }) {
  const { navigation, portalLabel, portalUrl } = useSettings()
  const edit = useEdit()
  const { open, change } = useOpenEntries()
  return (
    <Sheet ref={menu.sheet} id={MENU_ID} aria-label="Main" popover="auto" onToggle={menu.handleToggle}>
      <List>
        {navigation.map((item) => {
          const { _key: key } = item
          if (item.children.length > 0) {
            return (
              <NavigationMenu
                key={key}
                item={item}
                isOpen={open.includes(key)}
                onChange={(isOpen) => change(key, isOpen)}
              />
            )
          }
          const target = hrefTarget(item.link)
          if (!target) return null
          return (
            <Entry key={key} {...edit('navigation', item)}>
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
