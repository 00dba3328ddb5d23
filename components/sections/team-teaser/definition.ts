/** When the section hydrates, and the API requests whose data its HTML holds. */
import type { SectionIsland } from '../definition'

export { requests } from '../team/definition'

export const island: SectionIsland<'teamTeaser'> = { load: () => import(/* webpackChunkName: "team" */ '.') }
