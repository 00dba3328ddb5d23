/** The islands of the frame, by the name in the server's HTML. */
import type { IslandEntry } from '@/components/island/definition'
import { isOpenPopover } from '@/lib/browser/modal'
import { MENU_ID } from '@/lib/html/frame-ids'
import { hasShortlist } from '@/lib/shortlist/signals'

const isMenuOpen = () => isOpenPopover(document.getElementById(MENU_ID))

export const FRAME_ISLANDS = {
  header: { load: () => import('./header'), hydratesAtOnce: () => hasShortlist() || isMenuOpen() },
  'promo-video': { load: () => import('./footer/promo-video') },
} satisfies Record<string, IslandEntry>
