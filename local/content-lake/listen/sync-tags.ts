/**
 * Sync tags of the live content API: the `syncTags` of a query and the `tags` of a live event overlap when the change
 * may affect the result. One tag covers the whole dataset here, which is coarse but correct, because a query may follow
 * references anywhere.
 */
import { DATASET } from '../dataset.ts'

export const SYNC_TAGS = [`s1:${DATASET}`] as const
