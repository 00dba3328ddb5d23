/**
 * Content of the profile page; everyone who is not signed in is redirected to /login.
 *
 * Protected content is not rendered without a token, on the server either, so nothing flashes and the HTML contains
 * nothing confidential; without JavaScript a link to /login is shown.
 */
import { chakra } from '@chakra-ui/react'
import { PortalLink } from '@/components/frame/portal-link'
import { Section } from '@/components/ui/section'
import { useSettings } from '@/lib/contexts/page-context'
import { useSession } from '@/lib/contexts/session-context'
import { useWords } from '@/lib/contexts/words-context'
import { LOGIN_PATH } from '@/lib/session'
import { Redirect } from './redirect'

const Portal = chakra(PortalLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '6px', color: 'link', fontWeight: '600' },
})

export default function Profile() {
  const { token } = useSession()
  const { portalLabel, portalUrl } = useSettings()
  const words = useWords('session')
  if (token === '') {
    return (
      <Redirect id="signed-out" heading={words.session.signedOut} href={LOGIN_PATH} label={words.session.toSignIn} />
    )
  }
  return (
    <Section tone="mint" labelledBy="profile">
      <chakra.h1 id="profile" textStyle="h1" mb="24px">
        {words.session.profile}
      </chakra.h1>
      <Portal label={portalLabel} url={portalUrl} />
    </Section>
  )
}
