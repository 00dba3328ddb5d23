/** The profile page of signed-in visitors; everyone else is redirected to /login. */
import { PARTS } from '@/components/core/parts'
import { island } from '@/components/island'
import { staticPage } from '@/lib/page/static-page'
import { WORDS_OF_SESSION } from '@/lib/page/words-on-page'
import { PROFILE_PATH } from '@/lib/session/paths'
import { sessionWords } from '@/lib/words/session'
import { wordsOf } from '@/lib/words/words'

const Profile = island({ name: 'profile', ...PARTS.profile })

export default function ProfilePage() {
  return <Profile />
}

export const getStaticProps = staticPage(PROFILE_PATH, async () => ({
  seo: (changes) => {
    const words = wordsOf(sessionWords, changes)
    return { title: words('profileTitle'), description: words('profileDescription'), noIndex: true }
  },
  words: WORDS_OF_SESSION,
  props: {},
}))
