/** The enquiry form of a banner: a sheet with a headed strip, like the label on a tape box. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { EnquiryForm } from '@/components/quote/enquiry-form'
import { useQuoteTexts } from '@/components/quote/quote-texts'
import type { Tone } from '@/components/ui/section'
import { WaveStrip } from '@/components/ui/wave-bars'
import type { SectionOf } from '@/lib/content/section-types'
import { waveHeights } from '@/lib/wave'

const WAVE = waveHeights(40, 0.95, 0.95, 4)

const Sheet = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'card',
    boxShadow: 'float',
    overflow: 'clip',
    width: '100%',
  },
})

const Label = chakra('div', {
  base: {
    bg: 'bg',
    color: 'fg',
    px: { base: '20px', sm: '32px' },
    pt: { base: '20px', sm: '28px' },
  },
})

/** The strip's waveform, which the paper below cuts in half. */
const Wave = chakra('div', {
  base: { height: '34px', mt: '18px', overflow: 'hidden', color: 'accent', pointerEvents: 'none' },
})

type BannerFormProps = {
  form: NonNullable<SectionOf<'pageBanner'>['form']>
  headingAs: 'h2' | 'h3'
  /** Ground of the strip. */
  tone: Tone
}

export function BannerForm({ form, headingAs, tone }: BannerFormProps) {
  const id = useId()
  const edit = useEdit()
  const texts = useQuoteTexts()
  return (
    <Sheet>
      <Label data-tone={tone}>
        <Box
          as={headingAs}
          id={id}
          textStyle="h3"
          fontSize="clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)"
          {...edit('form', 'heading')}
        >
          {form.heading || texts.title}
        </Box>
        <Box as="p" color="muted" mt="6px" {...edit('form', 'subheading')}>
          {form.subheading || texts.subtitle}
        </Box>
        <Wave>
          <WaveStrip heights={WAVE} height={88} />
        </Wave>
      </Label>
      <Box data-tone="white" bg="bg" color="fg" px={{ base: '20px', sm: '32px' }} pt="24px" pb="28px">
        <EnquiryForm headingId={id} />
      </Box>
    </Sheet>
  )
}
