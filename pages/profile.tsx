/** The profile page of signed-in visitors; everyone else is redirected to /login. */
import { island } from '@/components/island'
import { staticPage } from '@/lib/page/static-page'
import { PROFILE_PATH } from '@/lib/session/paths'

const Profile = island({ name: 'profile', load: () => import('@/components/session/profile'), hydrates: 'load' })

export default function ProfilePage() {
  return <Profile />
}

export const getStaticProps = staticPage(PROFILE_PATH, async () => ({
  seo: { title: 'Your profile', description: 'For people who are signed in.', noIndex: true },
  props: {},
}))
