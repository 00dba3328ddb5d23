/** Steps of a process, with a waveform that grows from the first to the last. */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { Icon } from '@/components/content/icon'
import { NARROW_WINDOW } from '@/components/ui/media'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

/** Bars of one step. On small screens only the first ones are shown. */
const BARS = 18

const Path = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(var(--steps), minmax(0, 1fr))' },
    rowGap: '9',
  },
})

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'min(4rem, 20vw) minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    [NARROW_WINDOW]: { gridTemplateColumns: '12vw minmax(0, 1fr)' },
    alignContent: 'start',
    columnGap: '5',
  },
})

const Ordinal = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    textStyle: 'figure',
    fontSize: { base: '2.25rem', lg: '3.5rem' },
    mb: '4',
    '& svg': { flexShrink: '0', color: 'muted' },
  },
})

/** Height of the waveform at the start or end of a step, 0 to 1. */
function loudness(index: number, count: number): number {
  return 0.06 + 0.94 * (index / Math.max(count, 1)) ** 1.4
}

export default function StepsSection({ section }: { section: SectionOf<'steps'> }) {
  const edit = useEdit()
  const { steps } = section
  return (
    <ContentSection section={section} overflow="hidden">
      <SectionHeading section={section} />
      <Path css={{ '--steps': Math.max(steps.length, 1) }}>
        {steps.map((step, index) => (
          <Step key={step._key} {...edit('steps', step)}>
            <Box color="accent" overflow="hidden" mb={{ lg: '7' }}>
              <WaveBars
                heights={waveHeights(BARS, loudness(index, steps.length), loudness(index + 1, steps.length), index + 1)}
                height={128}
                width={{ base: '18rem', lg: '100%' }}
              />
            </Box>
            <Box pr={{ lg: '8' }}>
              <Ordinal>
                <span aria-hidden>{index + 1}</span>
                {step.icon && <Icon name={step.icon} size={26} />}
              </Ordinal>
              <EditableText as="h3" textStyle="h3" field={['steps', step, 'title']}>
                {step.title}
              </EditableText>
              <EditableText color="muted" mt="2" maxWidth="29.3em" field={['steps', step, 'text']}>
                {step.text}
              </EditableText>
            </Box>
          </Step>
        ))}
      </Path>
    </ContentSection>
  )
}
