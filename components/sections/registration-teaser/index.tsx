/**
 * A teaser of what clients will be able to do once they can register, drawn as audio tracks ahead of a playhead. Its
 * button has no action yet; it is focusable and aria-disabled.
 */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { Button } from '@/components/ui/controls/button'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { Track } from './track'

const Session = chakra('ul', {
  base: {
    position: 'relative',
    borderTop: '1px solid {colors.line}',
    // The playhead, at the left edge.
    '&::before': {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      top: '-3.5',
      bottom: '0',
      left: 'calc(100% * 5 / 12 + 3%)',
      width: '3px',
      borderRadius: 'pill',
      bg: 'accent',
    },
  },
})

export default function RegistrationTeaserSection({ section }: { section: SectionOf<'registrationTeaser'> }) {
  const edit = useEdit()
  const { benefits, buttonLabel, tone } = section
  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
      {benefits.length > 0 && (
        <Session>
          {benefits.map((benefit, index) => (
            <Track key={benefit._key} benefit={benefit} index={index} sectionTone={tone} />
          ))}
        </Session>
      )}
      {buttonLabel && (
        <Box mt="10" {...edit('buttonLabel')}>
          <Button aria-disabled variant="secondary">
            {buttonLabel}
          </Button>
        </Box>
      )}
    </ContentSection>
  )
}
