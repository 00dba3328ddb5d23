/** /sitemap.xml: every URL that search engines may index. */
import { sitemapAnswer } from '@/lib/seo/server/answers'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/nothing'

export const getServerSideProps = textPage(sitemapAnswer)
