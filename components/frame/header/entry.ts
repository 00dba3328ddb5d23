/** The parts that every entry of the site's navigation has: a line of the menu on small screens, of the bar on wide ones. */
import { chakra } from '@chakra-ui/react'
import { MenuLink } from '../menu-link'

export const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: { lgDown: 'wrap' },
    alignItems: { base: 'stretch', lg: 'center' },
    borderBottom: { lgDown: '1px solid {colors.line}' },
  },
})

/** Styles shared by its links and buttons. */
export const entryLine = {
  display: { base: 'flex', lg: 'inline-flex' },
  flex: { base: '1', lg: 'initial' },
  alignItems: 'center',
  justifyContent: { lgDown: 'space-between' },
  minHeight: { base: '16', lg: 'touch' },
  color: 'fg',
  textStyle: { lgDown: 'h3' },
  textDecoration: 'none',
  '&[aria-current=page]': { color: { lgDown: 'link' }, textDecoration: 'underline', textDecorationColor: 'accent' },
  lg: {
    fontSize: 'clamp(0.9375rem, 0.5rem + 0.625vw, 1rem)',
    fontWeight: '600',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    textUnderlineOffset: '0.4em',
    textDecorationThickness: '2px',
    '&:is(:hover, [aria-current=page])': { textDecoration: 'underline', textDecorationColor: 'accent' },
  },
} as const

export const EntryLink = chakra(MenuLink, { base: entryLine })
