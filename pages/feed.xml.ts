/** /feed.xml: RSS feed of the newest articles of the knowledge base. */
import { feedAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: getServerSideProps has already sent the response. */
export default function Feed() {
  return null
}

export const getServerSideProps = textPage(feedAnswer)
