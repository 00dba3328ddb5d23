/**
 * Shows the 404 content in the place of what only signed-out visitors see, on a page that runs no React. Loaded
 * with the first island.
 */
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PageShell } from '@/components/island/mount'
import type { PageProps } from '@/lib/page/props'
import { getToken, subscribeSession } from '@/lib/session'

/** @returns a function that shows what was there before, as it was */
function showNotFoundInstead(guarded: HTMLElement, page: PageProps, notFound: ReactElement): () => void {
  const { title } = document
  const container = document.createElement('div')
  guarded.before(container)
  guarded.hidden = true
  const root = createRoot(container)
  root.render(<PageShell page={page}>{notFound}</PageShell>)
  document.title = `${page.settings.titlePrefix}${page.words.errors?.notFound ?? ''}`
  return () => {
    root.unmount()
    container.remove()
    guarded.hidden = false
    document.title = title
  }
}

let isFollowing = false

/**
 * Follows the session from the first island on: only the code of islands can sign somebody in.
 * @param loadNotFound loads the 404 content
 */
export function followSession(page: PageProps, loadNotFound: () => Promise<ReactElement>): void {
  if (isFollowing) return
  isFollowing = true
  let restore: (() => void) | null = null

  async function update(): Promise<void> {
    const guarded = document.querySelector<HTMLElement>('[data-signed-out]')
    if (getToken() === '') {
      restore?.()
      restore = null
    } else if (guarded && !restore) {
      guarded.hidden = true
      const notFound = await loadNotFound()
      // A preview's React may have removed it, and the token may be gone.
      if (getToken() === '' || !guarded.isConnected) guarded.hidden = false
      else restore ??= showNotFoundInstead(guarded, page, notFound)
    }
  }

  subscribeSession(() => void update())
}
