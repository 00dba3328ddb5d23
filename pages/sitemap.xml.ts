/** /sitemap.xml: every URL that search engines may index. */
import { sitemapAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: getServerSideProps has already sent the response. */
export default function Sitemap() {
  return null
}

export const getServerSideProps = textPage(sitemapAnswer)
