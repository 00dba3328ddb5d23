/**
 * An entry of the site's navigation with a submenu, which the entry opens: a panel on wide screens, in the menu of small
 * screens a list that unfolds. Its own page is the first line.
 */
import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type HrefTarget, hrefTarget } from '@/lib/content/links'
import type { NavigationItem, NavigationLine } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { MenuLink } from '../menu-link'
import { Entry, entryLine } from './entry'
import { useDisclosure } from './use-disclosure'

const EntryButton = chakra('button', {
  base: {
    ...entryLine,
    gap: { base: '3', lg: '1' },
    // The current page is in its menu.
    '&:has(+ div [aria-current=page])': {
      color: { lgDown: 'link' },
      textDecoration: 'underline',
      textDecorationColor: 'accent',
    },
  },
})

/** Its padding bridges the gap below the entry for a pointer that opens it without JavaScript. */
const Panel = chakra('div', {
  base: {
    display: 'none',
    color: 'fg',
    '&[data-open]': { display: 'block' },
    flexBasis: { lgDown: '100%' },
    borderTop: { lgDown: '1px solid {colors.line}' },
    lg: { position: 'absolute', zIndex: 'header', top: '100%', left: '-7', pt: '3' },
    // Without JavaScript no button opens it.
    '@media (scripting: none)': { lgDown: { display: 'block' } },
  },
})

const Lines = chakra('ul', {
  base: {
    py: { base: '2', lg: '3' },
    pl: { base: '4', lg: '3' },
    lg: {
      display: 'grid',
      gap: '1',
      width: 'max-content',
      pr: '3',
      bg: 'bg',
      borderRadius: 'card',
      boxShadow: 'float',
      border: '1px solid {colors.line}',
      // The entry's own page, above all columns.
      '& > [data-own]': { gridColumn: '1 / -1', pb: '1', borderBottom: '1px solid {colors.line}' },
    },
  },
})

const LineLink = chakra(MenuLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: { base: '13', lg: 'touch' },
    height: { lg: '100%' },
    px: { lg: '4' },
    py: { base: '1.5', lg: '2' },
    borderRadius: { lg: 'field' },
    color: 'fg',
    fontWeight: '600',
    lineHeight: { lg: '1.3' },
    textDecoration: 'none',
    '&[aria-current=page]': { color: { lgDown: 'link' }, bg: { lg: 'panel' } },
    _hover: { bg: { lg: 'panel' } },
    '& small': { hideBelow: 'lg', fontSize: 'sm', fontWeight: '400', color: 'muted', mt: '0.5' },
  },
})

function Line({ item, line }: { item: NavigationItem; line: NavigationLine }) {
  const edit = useEdit()
  const target = hrefTarget(line.link)
  if (!target) return null
  return (
    <li>
      <LineLink to={target} {...edit('navigation', item, 'children', line)}>
        {line.label}
        {line.description && <small>{line.description}</small>}
      </LineLink>
    </li>
  )
}

/** The entry's own page as the first line; null when it has none, or when a line leads there. */
function ownPage({ link, children }: NavigationItem): HrefTarget | null {
  const own = hrefTarget(link)
  return own && children.some((line) => hrefTarget(line.link)?.href === own.href) ? null : own
}

type NavigationMenuProps = { item: NavigationItem; isOpen: boolean; onChange(isOpen: boolean): void }

export function NavigationMenu({ item, isOpen, onChange }: NavigationMenuProps) {
  const edit = useEdit()
  const id = useId()
  const { entry, button } = useDisclosure(isOpen, onChange)
  const own = ownPage(item)
  const isWide = item.children.length > 5
  return (
    <Entry {...entry} {...edit('navigation', item)}>
      <EntryButton type="button" aria-controls={id} {...button}>
        <span>{item.label}</span>
        <Box
          as="span"
          flex="none"
          transition="transform {durations.fast} ease-out"
          transform={isOpen ? 'rotate(180deg)' : 'none'}
          fontSize={{ base: '1.5rem', lg: '1.125rem' }}
        >
          <ChevronDown size="1em" />
        </Box>
      </EntryButton>
      <Panel id={id} data-tone="white" data-open={isOpen ? '' : undefined}>
        <Lines gridTemplateColumns={{ lg: isWide ? '18rem 18rem' : '17rem' }}>
          {own && (
            <li data-own="">
              <LineLink to={own}>{item.label}</LineLink>
            </li>
          )}
          {item.children.map((line) => (
            <Line key={line._key} item={item} line={line} />
          ))}
        </Lines>
      </Panel>
    </Entry>
  )
}
