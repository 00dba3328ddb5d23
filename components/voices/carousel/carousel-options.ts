/** Options of the featured voices carousel. Pure. */
import type { KeenSliderOptions } from 'keen-slider'
import { BELOW_MD } from '@/components/ui/media'

/** Milliseconds between two moves. */
export const INTERVAL = 3000
/** Cards in view on wide screens, and on narrow ones. A move advances by as many. */
export const PER_VIEW = { wide: 2, narrow: 1 }
/** Pixels between two cards. */
export const SPACING = { wide: 24, narrow: 16 }

export function carouselOptions(count: number): KeenSliderOptions {
  return {
    selector: ':scope > *',
    loop: count > PER_VIEW.wide,
    slides: { perView: PER_VIEW.wide, spacing: SPACING.wide },
    breakpoints: {
      [BELOW_MD]: {
        loop: count > PER_VIEW.narrow,
        slides: { perView: PER_VIEW.narrow, spacing: SPACING.narrow },
      },
    },
  }
}
