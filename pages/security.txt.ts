/** /.well-known/security.txt, which proxy.ts rewrites to this: where to report a vulnerability. */
import { securityResponse } from '@/lib/seo/server/responses'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps = textPage(securityResponse)
