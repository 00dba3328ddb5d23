/** Opens the menu on small screens. Before hydration it is a link to the navigation in the footer. */
import { chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { frameWords } from '@/lib/words/frame'
import { useWords } from '@/lib/words/use-words'
import { FOOTER_NAVIGATION_ID, MENU_ID } from '../../../lib/html/frame-ids'
import type { Menu } from './use-menu'

const opener = {
  base: {
    display: 'inline-flex',
    hideFrom: 'lg',
    alignItems: 'center',
    gap: '2',
    minWidth: '12',
    minHeight: '12',
    px: '1',
    mr: '-1',
    color: 'fg',
    fontWeight: '600',
    textDecoration: 'none',
    flexShrink: '0',
    '& svg': { flexShrink: '0' },
  },
} as const

const Opener = chakra('button', opener)
const Fallback = chakra('a', opener)

export function MenuButton({ menu }: { menu: Menu }) {
  const isHydrated = useHydrated()
  const words = useWords(frameWords)
  const Drawing = menu.isOpen ? X : MenuIcon
  const content = (
    <>
      {words('menu')}
      <Drawing size={26} />
    </>
  )
  if (!isHydrated)
    return (
      <Fallback data-press="" href={`#${FOOTER_NAVIGATION_ID}`}>
        {content}
      </Fallback>
    )
  return (
    <Opener
      ref={menu.opener}
      type="button"
      aria-expanded={menu.isOpen}
      aria-controls={menu.isOpen ? MENU_ID : undefined}
      onClick={menu.toggle}
    >
      {content}
    </Opener>
  )
}
