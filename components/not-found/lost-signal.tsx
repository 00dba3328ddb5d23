/**
 * Layout of the error pages: the text, the phone number, and the bird on a line of sound that has gone silent. It listens for what
 * is not there on the 404 page; on the others, where the fault is ours, it is night and it sleeps.
 */
import { Box, chakra } from '@chakra-ui/react'
import { ArrowRight, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { TargetLink } from '@/components/content/content-link'
import { EditableText } from '@/components/content/editable-text'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { LinkButton } from '@/components/ui/controls/link-button'
import { SILENCE, WaveBars, WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Section } from '@/components/ui/section'
import { waveHeights } from '@/lib/audio/wave'
import type { HrefTarget } from '@/lib/content/links'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

/** Bar heights of what is heard before the line goes silent. */
const LAST_SOUND = waveHeights(16, 1, 0.1, 4)

const Scene = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: '8-20',
    alignItems: 'end',
  },
})

const Perch = chakra('div', {
  base: {
    // Not in the width: a share of the column, which is as wide as this, would be nothing.
    maxWidth: '100%',
    width: 'clamp(11rem, 28vw, 21rem)',
    justifySelf: 'end',
    gridRow: { md: '1' },
    gridColumn: { md: '2' },
  },
})

/** The line that the bird stands on: its feet touch the middle of the line. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    gridColumn: '1 / -1',
    mt: '-44px',
    mb: { base: '6', md: '0' },
    mr: '-100vw',
    color: 'accent',
    '& svg': { flexShrink: '0' },
  },
})

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '{spacing.3} {spacing.4}', mt: '8' } })

export const WaysOut = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8-18',
    borderTop: '2px solid {colors.fg}',
  },
})

const WayLink = chakra(TargetLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    height: '100%',
    minHeight: '18',
    py: '3',
    borderBottom: '1px solid {colors.line}',
    color: 'fg',
    textDecoration: 'none',
    _hover: { '& strong': { textDecoration: 'underline' } },
    '& strong': { display: 'block', textStyle: 'h3' },
    '& small': { color: 'muted', textStyle: 'small' },
    '& svg': { flexShrink: '0', color: 'link' },
  },
})

type WayOutProps = { to: HrefTarget; label: string | null; description?: string | null }

/** A way to another page, as a line of a list. */
export function WayOut({ to, label, description }: WayOutProps) {
  return (
    <WayLink to={to}>
      <span>
        <strong>{label}</strong>
        {description && <small>{description}</small>}
      </span>
      <ArrowRight size={24} />
    </WayLink>
  )
}

type LostSignalProps = {
  pose: 'listening' | 'asleep'
  /** Error code line, for visitors who report the error. */
  code: string
  /** Field of the site settings that holds heading and text; without one they are words. */
  field?: 'notFound' | 'serverError'
  heading: string
  text?: string | null
  /** Instead of the text: what could not be done, and the link that tries again. */
  failure?: { message: string; retry: string; path: string }
  children?: ReactNode
}

export function LostSignal({ pose, code, field, heading, text, failure, children }: LostSignalProps) {
  const { phone, email, quoteForm } = useSettings()
  const edit = useEdit()
  return (
    <Section tone={pose === 'asleep' ? 'ink' : 'cream'} labelledBy="lost-signal" py="10-20" overflow="clip">
      <Scene>
        <Perch layerStyle={`bird-${pose}`} />
        <Line>
          {pose === 'listening' && <WaveBars heights={LAST_SOUND} height={88} />}
          <WaveStrip heights={SILENCE} height={88} />
        </Line>
        <Box gridRow={{ md: '1' }} pb={{ md: '10-20' }}>
          <Box as="h1" id="lost-signal" textStyle="h1" {...(field && edit(field, 'heading'))}>
            {heading}
          </Box>
          {field && (
            <EditableText
              textStyle="lead"
              color="muted"
              mt="5"
              maxWidth="36em"
              whiteSpace="pre-line"
              field={[field, 'text']}
            >
              {text}
            </EditableText>
          )}
          {failure && (
            <chakra.p role="alert" textStyle="lead" color="muted" mt="5" maxWidth="36em">
              {failure.message}
            </chakra.p>
          )}
          <Ways>
            {failure && <LinkButton href={failure.path}>{failure.retry}</LinkButton>}
            {phone && (
              <LinkButton href={`tel:${phone.number}`} variant={failure ? 'secondary' : 'primary'}>
                <Phone size={20} />
                {phone.display}
              </LinkButton>
            )}
            {email && (
              <LinkButton
                href={`mailto:${email}`}
                variant="secondary"
                maxWidth="100%"
                px={{ base: '4', sm: '6' }}
                overflowWrap="anywhere"
              >
                <Mail size={20} />
                {email}
              </LinkButton>
            )}
            {quoteForm?.title && <EnquiryButton variant="text">{quoteForm.title}</EnquiryButton>}
          </Ways>
        </Box>
      </Scene>
      {children && <Box mt="10-16">{children}</Box>}
      <Box as="p" textStyle="tiny" color="muted" mt="10">
        {code}
      </Box>
    </Section>
  )
}
