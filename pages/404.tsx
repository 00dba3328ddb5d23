/** The 404 page. */
import { NotFoundIsland } from '@/components/core/not-found-island'
import { staticPage } from '@/lib/page/static-page'
import { WORDS_OF_ERROR } from '@/lib/page/words-on-page'
import { errorWords } from '@/lib/words/errors'
import { wordsOf } from '@/lib/words/words'

export default function NotFoundPage() {
  return <NotFoundIsland />
}

export const getStaticProps = staticPage('/404', async () => ({
  seo: (changes) => ({ title: wordsOf(errorWords, changes)('notFound'), noIndex: true }),
  words: WORDS_OF_ERROR,
  props: {},
}))
