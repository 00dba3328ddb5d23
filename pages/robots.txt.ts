/** /robots.txt: what crawlers may fetch. */
import { robotsAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

export { default } from '@/components/ui/nothing'

export const getServerSideProps = textPage(robotsAnswer)
