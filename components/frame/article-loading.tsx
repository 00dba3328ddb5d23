/**
 * Placeholder shown in place of the previous page while an article loads, which may have to be rendered on the server
 * first. Part of the root: its styles are among the theme's global ones.
 */
import { LOADING } from '@/components/ui/loading'

/** @param title text of the clicked link; empty if there is none */
export function ArticleLoading({ title }: { title: string }) {
  return (
    <div className="article-loading" data-tone="white">
      <div data-tone="cream">
        <p>Knowledge base</p>
        {title && <h1 dir="auto">{title}</h1>}
      </div>
      <p role="status">{LOADING}</p>
    </div>
  )
}
