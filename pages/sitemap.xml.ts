/** /sitemap.xml: every URL that search engines may index. */
import { sitemapResponse } from '@/lib/seo/server/responses'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps = textPage(sitemapResponse)
