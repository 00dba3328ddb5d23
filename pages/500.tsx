/** The 500 page. Static, rendered at build time, so it depends on no service. */
import { island } from '@/components/island'
import { staticPage } from '@/lib/page/static-page'
import { WORDS_OF_ERROR } from '@/lib/page/words-on-page'
import { errorWords } from '@/lib/words/errors'
import { wordsOf } from '@/lib/words/words'

const ServerError = island({
  name: 'server-error',
  load: async () => ({ default: (await import('@/components/not-found/server-error')).ServerError }),
  hydrates: 'never',
})

export default function ServerErrorPage() {
  return <ServerError />
}

export const getStaticProps = staticPage('/500', async () => ({
  seo: (changes) => ({ title: wordsOf(errorWords, changes)('failedTitle'), noIndex: true }),
  words: WORDS_OF_ERROR,
  props: {},
}))
