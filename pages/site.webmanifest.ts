/** /site.webmanifest: name and icons for installing the site on a home screen. */
import { manifestResponse } from '@/lib/seo/server/responses'
import { textPage } from '@/lib/seo/server/text-page'

export { default } from '@/lib/page/empty-page'

export const getServerSideProps = textPage(manifestResponse)
