/** The profile page of signed-in visitors; everyone else is redirected to /login. */
import { chakra } from '@chakra-ui/react'
import type { GetStaticProps } from 'next'
import { PortalLink } from '@/components/frame/portal-link'
import { ProtectedLayout } from '@/components/session/protected-layout'
import { useSettings } from '@/components/settings/settings-context'
import { Section } from '@/components/ui/section'
import { type FrameProps, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'
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

export const getStaticProps: GetStaticProps<FrameProps> = (context) => {
  if (context.draftMode !== true) markRenderStarted(PROFILE_PATH)
  const seo = { title: 'Your profile', description: 'For people who are signed in.', noIndex: true }
  return staticPageProps({ path: PROFILE_PATH, seo }, {}, context)
}
