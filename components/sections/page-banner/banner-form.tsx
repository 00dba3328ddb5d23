/** The enquiry form of a banner, with its heading on the sheet. */
import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { EnquiryForm } from '@/components/quote/enquiry-form'
import { FormSheet } from '@/components/quote/form-sheet'
import { useQuoteTexts } from '@/components/quote/quote-texts'
import type { Tone } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'

type BannerFormProps = {
  form: NonNullable<SectionOf<'pageBanner'>['form']>
  headingAs: 'h2' | 'h3'
  /** The ground it lies on. */
  on: Tone
}

export function BannerForm({ form, headingAs, on }: BannerFormProps) {
  const id = useId()
  const edit = useEdit()
  const texts = useQuoteTexts()
  const label = (
    <>
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
    </>
  )
  return (
    <FormSheet on={on} label={label}>
      <EnquiryForm headingId={id} />
    </FormSheet>
  )
}
