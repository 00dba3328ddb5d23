/** Content of the profile page; everyone who is not signed in is redirected to /login. */
import { chakra } from '@chakra-ui/react'
import { PortalLink } from '@/components/frame/portal-link'
import { useSettings } from '@/components/settings/settings-context'
import { Section } from '@/components/ui/section'
import { sessionWords } from '@/lib/words/session'
import { useWords } from '@/lib/words/use-words'
import { ProtectedLayout } from './protected-layout'

const Portal = chakra(PortalLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '6px', color: 'link', fontWeight: '600' },
})

function Profile() {
  const { portalLabel, portalUrl } = useSettings()
  const words = useWords(sessionWords)
  return (
    <Section tone="mint" labelledBy="profile">
      <chakra.h1 id="profile" textStyle="h1" mb="24px">
        {words('profile')}
      </chakra.h1>
      <Portal label={portalLabel} url={portalUrl} />
    </Section>
  )
}

export default function ProtectedProfile() {
  return (
    <ProtectedLayout>
      <Profile />
    </ProtectedLayout>
  )
}
