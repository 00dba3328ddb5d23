/**
 * API responses that the server rendered into the page, keyed by proxy URL.
 *
 * A separate context instead of SWRConfig, so that pages without API data do not load SWR.
 */
import { createContext } from 'react'

export const FallbackContext = createContext<Readonly<Record<string, unknown>>>({})

/**
 * On the server: called when a component renders without the API data it needs, so that the browser fetches it. Null in
 * the browser.
 */
export const MissingDataContext = createContext<(() => void) | null>(null)
