/** When the section hydrates. */
import type { SectionIsland } from '../definition'

export const island: SectionIsland<'creditPromotion'> = { load: () => import('.') }
