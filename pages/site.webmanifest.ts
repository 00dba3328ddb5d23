/** /site.webmanifest: name and icons for installing the site on a home screen. */
import { manifestAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: getServerSideProps has already sent the response. */
export default function Manifest() {
  return null
}

export const getServerSideProps = textPage(manifestAnswer)
