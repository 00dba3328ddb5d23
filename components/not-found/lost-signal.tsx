/** Layout of the error pages: a waveform that fades out, the text and the phone number. */
import { Box, chakra } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { EditableText } from '@/components/content/editable-text'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { LinkButton } from '@/components/ui/controls/link-button'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { Section } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

const wave = [...waveHeights(40, 1, 0.1, 4), ...Array.from({ length: 140 }, () => 0)]

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '{spacing.3} {spacing.4}', mt: '8' } })

type LostSignalProps = {
  /** Error code line, for visitors who report the error. */
  code: string
  /** Field of the site settings that holds heading and text; without one they are words. */
  field?: 'notFound' | 'serverError'
  heading: string
  text?: string | null
  /** What happened, and what to do about it; before the ways to contact the company. */
  notice?: ReactNode
  children?: ReactNode
}

export function LostSignal({ code, field, heading, text, notice, children }: LostSignalProps) {
  const { phone, email, quoteForm } = useSettings()
  const edit = useEdit()
  return (
    <Section tone="cream" labelledBy="lost-signal" py="10-20" overflow="hidden">
      <Box color="accent" mb="8" mr="-100vw">
        <WaveBars heights={wave} height={112} />
      </Box>
      <Box as="h1" id="lost-signal" textStyle="h1" {...(field && edit(field, 'heading'))}>
        {heading}
      </Box>
      {field && (
        <EditableText
          textStyle="lead"
          color="muted"
          mt="5"
          maxWidth="54ch"
          whiteSpace="pre-line"
          field={[field, 'text']}
        >
          {text}
        </EditableText>
      )}
      {notice && <Box mt="5">{notice}</Box>}
      <Ways>
        {phone && (
          <LinkButton href={`tel:${phone.number}`}>
            <Phone size={20} />
            {phone.display}
          </LinkButton>
        )}
        {email && (
          <LinkButton href={`mailto:${email}`} variant="secondary" maxWidth="100%" overflowWrap="anywhere">
            <Mail size={20} />
            {email}
          </LinkButton>
        )}
        {quoteForm?.title && <EnquiryButton variant="text">{quoteForm.title}</EnquiryButton>}
      </Ways>
      {children && <Box mt="10-16">{children}</Box>}
      <Box as="p" textStyle="tiny" color="muted" mt="10">
        {code}
      </Box>
    </Section>
  )
}
