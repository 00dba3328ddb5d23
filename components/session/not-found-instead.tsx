/**
 * Shows the 404 content in the place of what only signed-out visitors see, on a page that runs no React. The core loads it
 * when somebody signs in.
 */
import { createRoot } from 'react-dom/client'
import { PageShell } from '@/components/island/mount'
import type { PageProps } from '@/components/island/page-context'
import { pageData } from '@/components/island/page-data'
import NotFound from '@/components/not-found'
import { getToken, subscribeSession } from '@/lib/session/session'

/** @returns a function that shows what was there before, as it was */
function showNotFoundInstead(guarded: HTMLElement, page: PageProps): () => void {
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

/** Follows the session from now on. @param signal ends it */
export function followSession(signal: AbortSignal): void {
  let restore: (() => void) | null = null

  async function update(): Promise<void> {
    const guarded = document.querySelector<HTMLElement>('[data-signed-out]')
    if (getToken() === '') {
      restore?.()
      restore = null
    } else if (guarded && !restore) {
      guarded.hidden = true
      const page = await pageData()
      // A preview's React may have removed it, and the token may be gone.
      if (getToken() === '' || !guarded.isConnected) guarded.hidden = false
      else restore ??= showNotFoundInstead(guarded, page)
    }
  }

  signal.addEventListener(
    'abort',
    subscribeSession(() => void update()),
  )
  void update()
}
