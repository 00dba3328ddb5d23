/** The islands that are no section, by the name in the server's HTML. */
import type { ComponentType } from 'react'
import { hasKept } from '@/components/enquiry/drafts/kept-enquiry'
import type { Hydration, IslandRules } from '@/components/island/definition'
import { isOpenPopover } from '@/lib/browser/popover'
import { MENU_ID } from '@/lib/html/frame-ids'
import { hasShortlist } from '@/lib/shortlist/signals'

type Part = IslandRules & {
  /**
   * Rendered from the site settings alone: when the page's props are newer than its HTML, it is probably the same, and what
   * is open in it stays.
   */
  isOfSite?: boolean
  load: () => Promise<{ default: ComponentType }>
  hydrates?: Hydration
}

export type PartName =
  | 'header'
  | 'footer'
  | 'enquiry-dialog'
  | 'not-found'
  | 'post'
  | 'voice'
  | 'enquiry'
  | 'profile'
  | 'leave'

const isMenuOpen = () => isOpenPopover(document.getElementById(MENU_ID))

export const PARTS: { readonly [Name in PartName]: Part } = {
  header: {
    load: () => import('@/components/frame/header'),
    isWanted: () => hasShortlist() || isMenuOpen(),
    isOfSite: true,
  },
  footer: { load: () => import('@/components/frame/footer'), isOfSite: true },
  'enquiry-dialog': {
    load: () => import(/* webpackChunkName: "enquiry-dialog" */ '@/components/enquiry/dialog/dialog-island'),
    isOfSite: true,
  },
  'not-found': { load: () => import('@/components/not-found') },
  post: {
    load: () => import(/* webpackChunkName: "articles" */ '@/components/knowledge-base/post-island'),
  },
  voice: { load: () => import('@/components/voices/page/voice-island'), hydrates: 'interaction' },
  enquiry: {
    load: () => import(/* webpackChunkName: "enquiry" */ '@/components/enquiry/form/enquiry-page'),
    isWanted: hasKept,
  },
  profile: {
    load: () => import(/* webpackChunkName: "session" */ '@/components/session/profile'),
    hydrates: 'load',
  },
  leave: { load: () => import(/* webpackChunkName: "session" */ '@/components/session/leave'), hydrates: 'load' },
}

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(PARTS, name)
}
