/** /robots.txt: what crawlers may fetch. */
import { robotsAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: getServerSideProps has already sent the response. */
export default function Robots() {
  return null
}

export const getServerSideProps = textPage(robotsAnswer)
