/** The islands that are no section, by the name in the server's HTML. */
import type { ComponentType } from 'react'
import type { Hydration, IslandRules } from '@/components/island/definition'
import { hasKeptContact } from '@/components/quote/kept-enquiry'
import { isOpenPopover } from '@/lib/browser/popover'
import { MENU_ID } from '@/lib/html/frame-ids'
import { hasShortlist } from '@/lib/shortlist/signals'

type Part = IslandRules & {
  load: () => Promise<{ default: ComponentType }>
  hydrates: Hydration
}

const isMenuOpen = () => isOpenPopover(document.getElementById(MENU_ID))

export const PARTS = {
  header: {
    load: () => import('@/components/frame/header'),
    hydrates: 'interaction',
    isWanted: () => hasShortlist() || isMenuOpen(),
  },
  footer: { load: () => import('@/components/frame/footer'), hydrates: 'interaction' },
  quote: { load: () => import('@/components/quote/quote-dialog'), hydrates: 'interaction' },
  'not-found': { load: () => import('@/components/not-found'), hydrates: 'interaction' },
  post: { load: () => import('@/components/knowledge-base/post-island'), hydrates: 'interaction' },
  enquiry: {
    load: () => import('@/components/quote/enquiry-page'),
    hydrates: 'interaction',
    isWanted: hasKeptContact,
  },
  profile: { load: () => import('@/components/session/profile'), hydrates: 'load' },
  leave: { load: () => import('@/components/session/leave'), hydrates: 'load' },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(PARTS, name)
}
