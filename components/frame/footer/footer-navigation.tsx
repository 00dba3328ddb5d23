/**
 * Columns of links to every section of the site. The target of the small-screen menu link before hydration or without
 * JavaScript.
 */
import { Box, chakra } from '@chakra-ui/react'
import { hrefTarget } from '@/lib/content/links'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { FOOTER_NAVIGATION_ID } from '@/lib/html/frame-ids'
import { MenuLink } from '../menu-link'

const Columns = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(max(8rem, 34%), 1fr))',
      md: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
    },
    columnGap: '5-8',
    rowGap: '10',
    py: '10-16',
    borderTop: '1px solid {colors.line}',
  },
})

const FooterLink = chakra(MenuLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'touch', md: '9' },
    color: 'fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current=page]': { textDecoration: 'underline', textDecorationColor: 'accent' },
  },
})

export function FooterNavigation({ groups }: { groups: SiteSettings['footerNavigation'] }) {
  const edit = useEdit()
  if (groups.length === 0) return null
  return (
    <Columns id={FOOTER_NAVIGATION_ID} aria-label="Footer" tabIndex={-1}>
      {groups.map((group) => (
        <div key={group._key} {...edit('footerNavigation', group)}>
          <Box as="h2" textStyle="eyebrow" color="muted" mb="2">
            {group.heading}
          </Box>
          <ul>
            {group.links.map((line) => {
              const target = hrefTarget(line.link)
              if (!target) return null
              return (
                <li key={line._key} {...edit('footerNavigation', group, 'links', line)}>
                  <FooterLink to={target}>{line.label}</FooterLink>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </Columns>
  )
}
