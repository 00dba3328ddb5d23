/** /site.webmanifest: name and icons for phones that keep the site on their screen. */
import { manifestAnswer } from '@/lib/seo/answers'
import { textPage } from '@/lib/seo/text-page'

/** Never rendered: the answer has been sent by then. */
export default function Manifest() {
  return null
}

export const getServerSideProps = textPage(manifestAnswer)
