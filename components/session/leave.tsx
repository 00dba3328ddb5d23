/** Content of the admin page: redirects to the admin site on another host. */
import { usePageProps } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { Redirect } from './redirect'

export default function Leave() {
  const { href = '/' } = usePageProps()
  const words = useWords('session')
  return <Redirect id="leaving" heading={words.session.adminElsewhere} href={href} label={href} />
}
