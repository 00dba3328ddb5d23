/** /site.webmanifest: name and icons for installing the site on a home screen. */
import { manifestAnswer } from '@/lib/seo/server/answers'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/nothing'

export const getServerSideProps = textPage(manifestAnswer)
