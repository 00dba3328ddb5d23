/** The content of the 404 page as an island. */

import { island } from '@/components/island'
import { PARTS } from './parts'

export const NotFoundIsland = island({ name: 'not-found', ...PARTS['not-found'] })
