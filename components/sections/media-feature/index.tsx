/** A section with text beside a picture. */

import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Actions } from '@/components/content/actions'
import { ContentImage } from '@/components/content/content-image'
import { ContentSection, Eyebrow, SectionTitle } from '@/components/content/content-section'
import { RichText } from '@/components/content/rich-text'
import { Columns } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

const Frame = chakra('figure', {
  base: {
    borderRadius: 'card',
    overflow: 'hidden',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

const Points = chakra('ul', {
  base: {
    mt: '7',
    borderTop: '1px solid {colors.line}',
    '& li': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3.5',
      py: '3',
      borderBottom: '1px solid {colors.line}',
      fontWeight: '600',
    },
    '& svg': { flexShrink: '0', mt: '3px', color: 'ok' },
  },
})

export default function MediaFeatureSection({ section }: { section: SectionOf<'mediaFeature'> }) {
  const edit = useEdit()
  const { eyebrow, heading, body, points, image, imageSide, actions, tone } = section
  return (
    <ContentSection section={section}>
      <Columns parts={[1, 1]} alignItems="center" columnGap="10-24" rowGap="9">
        {image?.url && (
          <Frame
            // The drawings need a light background.
            bg={tone === 'ink' ? 'cream' : undefined}
            order={imageSide === 'right' ? { lg: '2' } : undefined}
            {...edit('image')}
          >
            <ContentImage image={image} sizes="(min-width: 64rem) 40rem, 92vw" />
          </Frame>
        )}
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <SectionTitle section={section} mb="5" />
          <RichText value={body} />
          {points.length > 0 && (
            <Points {...edit('points')}>
              {points.map((point) => (
                <li key={point}>
                  <Check size={22} strokeWidth={2.5} aria-hidden />
                  {point}
                </li>
              ))}
            </Points>
          )}
          <Actions actions={actions} heading={heading} mt="8" />
        </div>
      </Columns>
    </ContentSection>
  )
}
