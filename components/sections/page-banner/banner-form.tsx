/** The enquiry form of a banner on a sheet with its heading. */
import { Box, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import { FormSheet } from '@/components/enquiry/form/form-sheet'
import type { SectionOf, Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

const PromiseLine = chakra('p', {
  base: {
    display: 'flex',
    gap: '2.5',
    mt: '3.5',
    textStyle: 'small',
    fontWeight: '600',
    '& svg': { flexShrink: '0', width: '4.5', height: '4.5', mt: '0.5', color: 'accent' },
  },
})

type BannerFormProps = {
  form: NonNullable<SectionOf<'pageBanner'>['form']>
  headingAs: 'h2' | 'h3'
  /** Tone of the section behind it. */
  on: Tone
}

export function BannerForm({ form, headingAs, on }: BannerFormProps) {
  const id = useId()
  const edit = useEdit()
  const { quoteForm: texts } = useSettings()
  const promise = form.promise || texts.promise
  const label = (
    <>
      <Box
        as={headingAs}
        id={id}
        textStyle="h3"
        fontSize="min(13vw, clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem))"
        {...edit('form', 'heading')}
      >
        {form.heading || texts.title}
      </Box>
      <Box as="p" color="muted" mt="1.5" {...edit('form', 'subheading')}>
        {form.subheading || texts.subtitle}
      </Box>
      {promise && (
        <PromiseLine {...edit('form', 'promise')}>
          <Check aria-hidden strokeWidth={2.5} />
          {promise}
        </PromiseLine>
      )}
    </>
  )
  return (
    <FormSheet on={on} label={label}>
      <EnquiryForm headingId={id} />
    </FormSheet>
  )
}
