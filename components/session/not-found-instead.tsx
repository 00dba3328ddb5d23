/** Shows the 404 content in the place of what only signed-out visitors see, on a page that runs no React. */
import { createRoot } from 'react-dom/client'
import { PageShell } from '@/components/island/mount'
import type { PageProps } from '@/components/island/page-context'
import NotFound from '@/components/not-found'

/** @returns a function that shows what was there before, as it was */
export function showNotFoundInstead(guarded: HTMLElement, page: PageProps): () => void {
  const { title } = document
  const container = document.createElement('div')
  guarded.before(container)
  guarded.hidden = true
  const root = createRoot(container)
  root.render(
    <PageShell page={page}>
      <NotFound />
    </PageShell>,
  )
  document.title = `${page.settings.titlePrefix}${page.words.errors?.notFound ?? ''}`
  return () => {
    root.unmount()
    container.remove()
    guarded.hidden = false
    document.title = title
  }
}
