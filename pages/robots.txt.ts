/** /robots.txt: what crawlers may fetch. */
import { robotsResponse } from '@/lib/seo/server/responses'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps = textPage(robotsResponse)
