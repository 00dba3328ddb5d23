/** /sitemap.xml: every URL that search engines may index. */
import { sitemapAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

export { default } from '@/components/ui/nothing'

export const getServerSideProps = textPage(sitemapAnswer)
