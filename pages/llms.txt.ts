/** /llms.txt: what the site holds, for programs that read on behalf of people. */
import { llmsAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: the answer has been sent by then. */
export default function Llms() {
  return null
}

export const getServerSideProps = textPage(llmsAnswer)
