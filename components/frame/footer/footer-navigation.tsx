/**
 * Columns of links to every section of the site, folded on phones. The target of the small-screen menu link before hydration or without
 * JavaScript.
 */
import { chakra } from '@chakra-ui/react'
import { hrefTarget } from '@/lib/content/links'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { FOOTER_NAVIGATION_ID } from '@/lib/html/frame-ids'
import { MenuLink } from '../menu-link'

const Columns = chakra('nav', {
  base: {
    md: {
      borderTop: '1px solid {colors.line}',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
      columnGap: '5-8',
      rowGap: '10',
      py: '8-14',
    },
  },
})

/** Height of a folded group on phones. */
const ROW = '3rem'

/**
 * A heading with its links. On phones they are folded: the summary lies over the heading, so that the heading stays one where
 * nothing folds. On wide screens they are always open, and in browsers that cannot open a fold by style it stays one.
 */
const Group = chakra('div', {
  base: {
    position: 'relative',
    borderTop: { mdDown: '1px solid {colors.line}' },
    '& summary': {
      position: 'absolute',
      top: '0',
      insetInline: '0',
      display: 'block',
      height: ROW,
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      // An arrow of two edges, which points up when the group is open.
      _after: {
        content: '""',
        position: 'absolute',
        top: '1rem',
        right: '1',
        width: '2.5',
        height: '2.5',
        border: 'solid {colors.accent}',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
    },
    '& [open] summary::after': { transform: 'translateY(6px) rotate(225deg)' },
    '& [open] ul': { mdDown: { pb: '4' } },
    md: {
      '@supports selector(::details-content)': {
        '& summary': { display: 'none' },
        '& ::details-content': { contentVisibility: 'visible' },
      },
    },
  },
})

const Heading = chakra('h2', {
  base: {
    textStyle: 'eyebrow',
    mdDown: { display: 'flex', alignItems: 'center', minHeight: ROW, pr: '8' },
    md: { color: 'muted', mb: '2' },
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
        <Group key={group._key} {...edit('footerNavigation', group)}>
          <Heading>{group.heading}</Heading>
          <details>
            <summary aria-label={group.heading} />
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
          </details>
        </Group>
      ))}
    </Columns>
  )
}
