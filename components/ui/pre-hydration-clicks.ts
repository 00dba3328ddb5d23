/**
 * Signals hydration to the script that replays what was clicked and pointed at before it.
 *
 * Links and forms work without React; a Play button does not. `public/pre-hydration-clicks.js`, a few hundred bytes
 * that load long before the page's code, records the last click on a button, and what the mouse last pointed at, and repeats
 * both after hydration. It is an external file because the Content-Security-Policy forbids inline scripts.
 */
import { useEffect } from 'react'

export const PRE_HYDRATION_SCRIPT = '/pre-hydration-clicks.js'

/** Marks the page as hydrated. Call it above every component that handles clicks: effects of children run first. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('page:hydrated'))
  }, [])
}
