/** /robots.txt: what crawlers may fetch. */
import { robotsAnswer } from '@/lib/seo/server/answers'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/nothing'

export const getServerSideProps = textPage(robotsAnswer)
