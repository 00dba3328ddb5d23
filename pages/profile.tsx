/** The profile page of signed-in visitors; everyone else is redirected to /login. */
import { chakra } from '@chakra-ui/react'
import { PortalLink } from '@/components/frame/portal-link'
import { ProtectedLayout } from '@/components/session/protected-layout'
import { useSettings } from '@/components/settings/settings-context'
import { Section } from '@/components/ui/section'
import { staticPage } from '@/lib/page/static-page'
import { PROFILE_PATH } from '@/lib/session/paths'

const Portal = chakra(PortalLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '6px', color: 'link', fontWeight: '600' },
})

function Profile() {
  const { portalLabel, portalUrl } = useSettings()
  return (
    <Section tone="mint" labelledBy="profile">
      <chakra.h1 id="profile" textStyle="h1" mb="24px">
        User Profile
      </chakra.h1>
      <Portal label={portalLabel} url={portalUrl} />
    </Section>
  )
}

export default function ProfilePage() {
  return (
    <ProtectedLayout>
      <Profile />
    </ProtectedLayout>
  )
}

export const getStaticProps = staticPage(PROFILE_PATH, async () => ({
  seo: { title: 'Your profile', description: 'For people who are signed in.', noIndex: true },
  props: {},
}))
