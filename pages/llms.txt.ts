/** /llms.txt: overview of the site's content for language models. */
import { llmsAnswer } from '@/lib/seo/server/answers'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/nothing'

export const getServerSideProps = textPage(llmsAnswer)
