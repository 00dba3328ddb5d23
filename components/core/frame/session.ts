/** Hides what only signed-out visitors see as soon as somebody is signed in, on pages that run no React. */
import { pageData } from '@/components/island/page-data'
import { getToken, subscribeSession } from '@/lib/session/session'

/** @param signal ends it */
export function followSession(signal: AbortSignal): void {
  let restore: (() => void) | null = null

  async function update(): Promise<void> {
    const guarded = document.querySelector<HTMLElement>('[data-signed-out]')
    if (getToken() === '') {
      restore?.()
      restore = null
    } else if (guarded && !restore) {
      guarded.hidden = true
      const [{ showNotFoundInstead }, page] = await Promise.all([
        import(/* webpackChunkName: "session" */ '@/components/session/not-found-instead'),
        pageData(),
      ])
      // A preview's React may have removed it, and the token may be gone.
      if (getToken() === '' || !guarded.isConnected) guarded.hidden = false
      else restore ??= showNotFoundInstead(guarded, page)
    }
  }

  signal.addEventListener(
    'abort',
    subscribeSession(() => void update()),
  )
}
