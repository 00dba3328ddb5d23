/** /.well-known/security.txt, which proxy.ts rewrites to this: where to report a vulnerability. */
import { securityAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

export { default } from '@/components/ui/nothing'

export const getServerSideProps = textPage(securityAnswer)
