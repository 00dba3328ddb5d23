/**
 * The API answers that the server put into the page, by door address.
 *
 * A context of our own instead of SWRConfig: pages without API data then do not load SWR at all.
 */
import { createContext } from 'react'

export const FallbackContext = createContext<Readonly<Record<string, unknown>>>({})
