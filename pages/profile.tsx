/** The profile page of signed-in visitors; everyone else is redirected to /login. */
import { island } from '@/components/island'
import { ISLANDS } from '@/components/page/islands'
import { staticPage } from '@/lib/page/server/static-page'
import { PROFILE_PATH } from '@/lib/session'

const Profile = island({ name: 'profile', ...ISLANDS.profile })

export default function ProfilePage() {
  return <Profile />
}

export const getStaticProps = staticPage(PROFILE_PATH, async () => ({
  seo: ({ session }) => ({ title: session.profileTitle, description: session.profileDescription, noIndex: true }),
  words: ['session'],
  props: {},
}))
