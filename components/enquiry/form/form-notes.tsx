/** Notes of every enquiry form: the phone alternative, how the typed details are used, and what a copy of the site shows. */
import { Box, chakra } from '@chakra-ui/react'
import { useContext } from 'react'
import { EditContext } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'

const PRIVACY_PATH = '/privacy-policy'

/** "Prefer to talk?" in one line; always shown, because a failed send may show no message. */
export function TalkLine() {
  const { talkHeading, talkText } = useSettings().quoteForm
  const { phone, email } = useSettings()
  return (
    <Box textStyle="small" display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
      <chakra.strong fontWeight="600">{talkHeading}</chakra.strong>
      {talkText && <chakra.span color="muted">{talkText}</chakra.span>}
      <ContactLinks phone={phone} email={email} />
    </Box>
  )
}

const ContactLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '8', fontWeight: '600', overflowWrap: 'anywhere' },
})

export function ContactLinks({ phone, email }: Pick<ReturnType<typeof useSettings>, 'phone' | 'email'>) {
  const edit = useContext(EditContext)?.settings
  return (
    <>
      {phone && (
        <ContactLink href={`tel:${phone.number}`} {...edit?.('phone')}>
          {phone.display}
        </ContactLink>
      )}
      {email && (
        <ContactLink href={`mailto:${email}`} {...edit?.('email')}>
          {email}
        </ContactLink>
      )}
    </>
  )
}

/** The collection notice of the Privacy Act (APP 5). */
export function PrivacyNotice() {
  const { privacyNotice } = useSettings().quoteForm
  const edit = useContext(EditContext)?.settings
  return (
    <chakra.p textStyle="tiny" color="muted" mt="3" {...edit?.('quoteForm', 'privacyNotice')}>
      {privacyNotice.text && `${privacyNotice.text} `}
      <a href={privacyNotice.link?.path ?? PRIVACY_PATH}>{privacyNotice.linkLabel}</a>
    </chakra.p>
  )
}

const OnlyInMirror = chakra('p', { base: { display: 'none', 'html[data-mirror] &': { display: 'block' } } })

/** In the place of the fields in a copy of the site that nginx serves while no site responds (local/mirror). */
export function ContactInstead() {
  const { phone, email } = useSettings()
  const words = useWords('enquiry')
  return (
    <OnlyInMirror data-mirrored="">
      {words.enquiry.callOrWrite}
      <br />
      <Box as="span" display="inline-flex" flexWrap="wrap" columnGap="3">
        <ContactLinks phone={phone} email={email} />
      </Box>
    </OnlyInMirror>
  )
}
