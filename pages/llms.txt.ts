/** /llms.txt: overview of the site's content for language models. */
import { llmsAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: getServerSideProps has already sent the response. */
export default function Llms() {
  return null
}

export const getServerSideProps = textPage(llmsAnswer)
