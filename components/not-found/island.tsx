/** The content of the 404 page as an island. */
import { PARTS } from '@/components/core/parts'
import { island } from '@/components/island'

export const NotFoundIsland = island({ name: 'not-found', ...PARTS['not-found'] })
