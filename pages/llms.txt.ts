/** /llms.txt: overview of the site's content for language models. */
import { llmsResponse } from '@/lib/seo/server/responses'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps = textPage(llmsResponse)
