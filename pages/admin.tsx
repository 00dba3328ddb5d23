/** Redirects the browser to the admin site on another host. */
import { PARTS } from '@/components/core/parts'
import { island } from '@/components/island'
import { env } from '@/lib/env'
import { staticPage } from '@/lib/page/static-page'
import { WORDS_OF_SESSION } from '@/lib/page/words-on-page'
import { ADMIN_PATH } from '@/lib/session/paths'
import { sessionWords } from '@/lib/words/session'
import { wordsOf } from '@/lib/words/words'

const Leave = island({ name: 'leave', ...PARTS.leave })

export default function AdminPage() {
  return <Leave />
}

export const getStaticProps = staticPage(ADMIN_PATH, async () => ({
  seo: (changes) => {
    const words = wordsOf(sessionWords, changes)
    return { title: words('adminTitle'), description: words('adminDescription'), noIndex: true }
  },
  words: WORDS_OF_SESSION,
  props: { href: `${env().adminUrl}${ADMIN_PATH}` },
}))
