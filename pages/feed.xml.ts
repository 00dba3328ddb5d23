/** /feed.xml: the newest articles of the knowledge base. */
import { feedAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: the answer has been sent by then. */
export default function Feed() {
  return null
}

export const getServerSideProps = textPage(feedAnswer)
