/** The content of the 404 page as an island. */
import { island } from '@/components/island'

export const NotFoundIsland = island({
  name: 'not-found',
  load: async () => ({ default: (await import('.')).NotFound }),
  hydrates: 'interaction',
})
