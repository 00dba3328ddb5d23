/** Phone, e-mail, hours and the job portal in large type. */
import { Box, chakra } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import { EditableText } from '@/components/content/editable-text'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import { PortalLink } from '../portal-link'

const Big = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: { base: '12', md: '14' },
    maxWidth: '100%',
    color: 'fg',
    textStyle: 'h2',
    fontSize: { base: 'clamp(1rem, 5.2vw, 2.25rem)', md: 'clamp(1.25rem, 2.6vw, 2.25rem)' },
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
    '& svg': { flexShrink: '0', color: 'accent' },
  },
})

const Portal = chakra(PortalLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    color: 'link',
    fontWeight: '600',
  },
})

type ContactProps = {
  settings: Pick<
    SiteSettings,
    'tagline' | 'phone' | 'email' | 'openingHours' | 'closedSoon' | 'portalLabel' | 'portalUrl'
  >
}

export function Contact({ settings }: ContactProps) {
  const { tagline, phone, email, openingHours, closedSoon, portalLabel, portalUrl } = settings
  const edit = useEdit()
  const words = useWords('frame')
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-start" minWidth="0">
      <EditableText textStyle="lead" color="muted" maxWidth="22.7em" mb={{ base: '2', md: '5' }} field="tagline">
        {tagline}
      </EditableText>
      {phone && (
        <Big href={`tel:${phone.number}`} {...edit('phone')}>
          <Phone size={30} />
          {phone.display}
        </Big>
      )}
      {email && (
        <Big href={`mailto:${email}`} {...edit('email')}>
          <Mail size={30} />
          {email}
        </Big>
      )}
      <EditableText color="muted" mt={{ md: '4' }} field="openingHours">
        {openingHours}
      </EditableText>
      {closedSoon && <chakra.p color="muted">{fillIn(words.frame.closed, { days: closedSoon })}</chakra.p>}
      <Portal label={portalLabel} url={portalUrl} />
    </Box>
  )
}
