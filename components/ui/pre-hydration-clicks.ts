/**
 * A press on a button before React has taken over is not lost.
 *
 * Links and forms do what they should without React; a Play button does not. `public/pre-hydration-clicks.js`, a few hundred bytes that arrive long
 * before the page's code, notes the last press and repeats it when the page says that it has come alive. A file and no inline
 * script, because the Content-Security-Policy forbids those.
 */
import { useEffect } from 'react'

export const PRE_HYDRATION_SCRIPT = '/pre-hydration-clicks.js'

/** Says that the page has come alive. To be called above everything that answers presses: effects of children run first. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    document.dispatchEvent(new Event('page:alive'))
  }, [])
}
