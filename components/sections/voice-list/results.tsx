/** What the filters change: the element that a link, a page number and a filter scroll to and focus. */
import { chakra } from '@chakra-ui/react'

export const Results = chakra('div', {
  base: {
    // Not a grid: a sticky grid item stays within its row.
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', lg: '6' },
    // On phones the filter bar ends up directly below the header after scrolling to the list.
    scrollMarginTop: { base: '-1.9375rem', lg: '2' },
    // Focused elements and link targets stop below that bar.
    '& :is(a, button, [tabindex], article)': { scrollMarginTop: { lgDown: '12' } },
    _focusVisible: { outline: 'none' },
    // Prevents content below from moving up when the list is short.
    '&[data-narrowed]': { minHeight: 'calc(100svh - 6rem)' },
  },
})
