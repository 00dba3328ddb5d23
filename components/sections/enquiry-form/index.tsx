/** Section with the enquiry form on a card, beside its introduction and the next steps. */

import { Box, chakra } from '@chakra-ui/react'
import { ContentSection, headingId, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import { FormSheet } from '@/components/enquiry/form/form-sheet'
import { Columns } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

const Steps = chakra('ol', {
  base: {
    // On small screens they would push the form down. On others they share the height of the form.
    display: { base: 'none', lg: 'grid' },
    flex: '1',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '{sizes.14} minmax(0, 1fr)',
      alignItems: 'baseline',
      py: '3.5',
      borderTop: '1px solid {colors.line}',
      textStyle: 'lead',
    },
    '& span': { textStyle: 'figure', fontSize: '2.25rem' },
  },
})

export default function EnquiryFormSection({ section }: { section: SectionOf<'enquiryForm'> }) {
  const { subheading, nextSteps, tone } = section
  const edit = useEdit()
  const { quoteForm: texts } = useSettings()
  const steps = nextSteps.length > 0 ? nextSteps : texts.nextSteps
  return (
    <ContentSection section={section}>
      <Columns parts={[5, 7]} columnGap="clamp(2rem, 6vw, 5.5rem)" rowGap="7">
        <Box display="flex" flexDirection="column" overflowWrap="anywhere">
          <SectionTitle section={section} />
          <EditableText textStyle="lead" color="muted" mt="4" mb="10" field="subheading">
            {subheading}
          </EditableText>
          {steps.length > 0 && (
            <Steps {...edit('nextSteps')}>
              {steps.map((step, index) => (
                <li key={step}>
                  <span aria-hidden>{index + 1}</span>
                  {step}
                </li>
              ))}
            </Steps>
          )}
        </Box>
        <FormSheet on={tone}>
          <EnquiryForm headingId={headingId(section)} />
        </FormSheet>
      </Columns>
    </ContentSection>
  )
}
