/** The kinds of work that people can apply for: one entry each, with links to them at the top. */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import type { SectionOf } from '@/lib/content/section-types'
import { RoleEntry } from './role-entry'

const Jumps = chakra('nav', {
  base: {
    mb: '10-18',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      px: '5',
      border: '1px solid {colors.edge}',
      borderRadius: 'pill',
      fontWeight: '600',
      textDecoration: 'none',
      _hover: { bg: 'fg', color: 'bg' },
    },
  },
})

export default function RolesSection({ section }: { section: SectionOf<'roles'> }) {
  const { heading, roles, requirementsLabel, toSendLabel } = section
  const linked = roles.filter((role) => role.anchor)
  return (
    <ContentSection section={section} isEmpty={roles.length === 0}>
      <SectionHeading section={section} />
      {linked.length > 1 && (
        <Jumps aria-label={heading}>
          <ul>
            {linked.map((role) => (
              <li key={role._key}>
                <a href={`#${role.anchor}`}>{role.title}</a>
              </li>
            ))}
          </ul>
        </Jumps>
      )}
      <Box display="grid" rowGap="clamp(3.5rem, 7vw, 6.5rem)">
        {roles.map((role, index) => (
          <RoleEntry
            key={role._key}
            role={role}
            isMirrored={index % 2 === 1}
            labels={{ requirements: requirementsLabel, toSend: toSendLabel }}
          />
        ))}
      </Box>
    </ContentSection>
  )
}
