/**
 * Content of the header: a line with phone and portal, and a sticky bar with logo, navigation and the quote button.
 *
 * On phones the bar holds logo and menu button; phone and quote button are fixed to the bottom of the screen.
 */
import { Box, chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { Logo } from '@/components/frame/logo'
import { ShortlistLink } from '@/components/shortlist/shortlist-link'
import { LOW_WINDOW, NARROW_WINDOW } from '@/components/ui/media'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { MENU_ID } from '@/lib/html/frame-ids'
import { HelpBar } from './help-bar'
import { Navigation } from './navigation'
import { useMenu } from './use-menu'
import { UtilityLine } from './utility-line'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', lg: 'clamp(1rem, 2.2vw, 2.5rem)' },
    height: { base: '16', lg: 'auto' },
    minHeight: { lg: '18' },
    maxWidth: 'calc(75rem + 2 * {spacing.gutter})',
    mx: 'auto',
    px: 'gutter',
    // Phone and quote button in a second line.
    [LOW_WINDOW]: { mdDown: { flexWrap: 'wrap', height: 'auto' } },
  },
})

const HomeLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    mr: 'auto',
    color: 'inherit',
    textDecoration: 'none',
    // On small screens it gives way to the shortlist's link.
    flexShrink: { base: '1', lg: '0' },
    minWidth: '0',
    [LOW_WINDOW]: { mdDown: { flex: '1 1 0' } },
    '& img': { maxWidth: '100%', objectFit: 'contain', objectPosition: '0 50%' },
  },
})

/** Opens the navigation on small screens, which needs no JavaScript. */
const Opener = chakra('button', {
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
    flexShrink: '0',
    // Beside the logo, because the open menu begins below the first line.
    [NARROW_WINDOW]: { fontSize: 'min(1em, 6.5vw)' },
    '& svg': { flexShrink: '0' },
  },
})

function MenuButton({ isOpen }: { isOpen: boolean }) {
  const words = useWords('frame')
  const Drawing = isOpen ? X : MenuIcon
  return (
    <Opener type="button" data-act="menu" popoverTarget={MENU_ID} aria-expanded={isOpen} aria-controls={MENU_ID}>
      <span>{words.frame.menu}</span>
      <Drawing size={26} />
    </Opener>
  )
}

export default function Header() {
  const menu = useMenu()
  const settings = useSettings()
  const edit = useEdit()
  return (
    <>
      <UtilityLine />
      <Box bg="bg" borderBottom="1px solid {colors.line}">
        <Bar>
          <HomeLink href="/" {...edit('logo')}>
            <Logo settings={settings} on="light" height="min(1.875rem, 9.375vw)" />
          </HomeLink>
          <Navigation menu={menu} />
          <HelpBar />
          <Box hideFrom="lg" css={{ '&:empty': { display: 'none' } }}>
            <ShortlistLink />
          </Box>
          <MenuButton isOpen={menu.isOpen} />
        </Bar>
      </Box>
    </>
  )
}
