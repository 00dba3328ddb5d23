/**
 * Placeholder shown in place of the previous page while an article loads, which may have to be rendered on the server
 * first. Part of the root: its styles are among the theme's global ones.
 */
import { rootWords } from '@/lib/words/root'
import { useWords } from '@/lib/words/use-words'

/** @param title text of the clicked link; empty if there is none */
export function ArticleLoading({ title }: { title: string }) {
  const words = useWords(rootWords)
  return (
    <div className="article-loading" data-tone="white">
      <div data-tone="cream">
        <p>{words('knowledgeBase')}</p>
        {title && <h1 dir="auto">{title}</h1>}
      </div>
      <p role="status">{words('loading')}</p>
    </div>
  )
}
