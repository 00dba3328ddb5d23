/** /feed.xml: RSS feed of the newest articles of the knowledge base. */
import { feedResponse } from '@/lib/seo/server/responses'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps = textPage(feedResponse)
