/** /sitemap.xml: every address that search engines may show. */
import { sitemapAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: the answer has been sent by then. */
export default function Sitemap() {
  return null
}

export const getServerSideProps = textPage(({ part }) => sitemapAnswer(part?.toString()))
