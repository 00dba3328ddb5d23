/** /robots.txt: what crawlers may fetch. */
import { robotsAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: the answer has been sent by then. */
export default function Robots() {
  return null
}

export const getServerSideProps = textPage(robotsAnswer)
