/**
 * What a published result depends on, as the live content API names it: `syncTags` of a query and `tags` of a live event have
 * one in common when the change may show in the result. There is one tag for the whole dataset here. That is coarse, and right:
 * a query may follow references anywhere.
 */
import { DATASET } from '../dataset.ts'

export const SYNC_TAGS = [`s1:${DATASET}`] as const
