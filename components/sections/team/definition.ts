/** When the section hydrates, the API requests whose data its HTML holds, and which tables of words it uses. */
import type { ApiRequest } from '@/lib/api/calls'
import type { WordTable } from '@/lib/words/words'
import type { SectionIsland } from '../definition'

export const island: SectionIsland<'team'> = { load: () => import(/* webpackChunkName: "team" */ '.') }

export const words: readonly WordTable[] = ['states']

export function requests(): ApiRequest[] {
  return [{ call: 'teamMembers', query: {} }]
}
