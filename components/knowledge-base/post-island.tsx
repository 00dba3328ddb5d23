/** The article of the page. */
import { usePageProps } from '@/lib/contexts/page-context'
import { PostView } from './post-view'

export default function PostIsland() {
  const { postContext } = usePageProps()
  return postContext && <PostView context={postContext} />
}
