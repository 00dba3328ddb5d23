/** Stands in for server-island in the browser (package.json, `imports`). */
import type { createServerIsland as Create } from './server-island'

export const createServerIsland: typeof Create = () => {
  throw new Error('Islands are rendered on the server only')
}
