/** The islands that are no section, by the name in the server's HTML. */
import { ENQUIRY_ISLANDS } from '@/components/enquiry/islands'
import { FRAME_ISLANDS } from '@/components/frame/islands'
import type { IslandEntry } from '@/components/island/definition'

type OwnName = 'not-found' | 'post' | 'voice' | 'profile' | 'leave'

export type IslandName = keyof typeof FRAME_ISLANDS | keyof typeof ENQUIRY_ISLANDS | OwnName

export const ISLANDS: { readonly [Name in IslandName]: IslandEntry } = {
  ...FRAME_ISLANDS,
  ...ENQUIRY_ISLANDS,
  'not-found': { load: () => import('@/components/not-found') },
  post: { load: () => import(/* webpackChunkName: "articles" */ '@/components/knowledge-base/post-view') },
  voice: { load: () => import('@/components/voices/page/voice-view') },
  profile: {
    load: () => import(/* webpackChunkName: "session" */ '@/components/session/profile'),
    hydrates: 'load',
  },
  leave: { load: () => import(/* webpackChunkName: "session" */ '@/components/session/leave'), hydrates: 'load' },
}

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(ISLANDS, name)
}
