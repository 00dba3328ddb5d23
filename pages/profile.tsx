/** The profile page of signed-in visitors; everyone else is redirected to /login. */
import type { GetStaticProps } from 'next'
import { island } from '@/components/island'
import { type FrameProps, staticPageProps } from '@/lib/page/page-props'
import { markRenderStarted } from '@/lib/revalidation/render-watch'
import { PROFILE_PATH } from '@/lib/session/paths'

const Profile = island({ name: 'profile', load: () => import('@/components/session/profile'), hydrates: 'load' })

export default function ProfilePage() {
  return <Profile />
}

export const getStaticProps: GetStaticProps<FrameProps> = (context) => {
  if (context.draftMode !== true) markRenderStarted(PROFILE_PATH)
  const seo = { title: 'Your profile', description: 'For people who are signed in.', noIndex: true }
  return staticPageProps({ path: PROFILE_PATH, seo }, {}, context)
}
