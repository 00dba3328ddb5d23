/** Styles of the root's own elements (components/frame/page-frame), which no component styles. */
import { defineGlobalStyles } from '@chakra-ui/react'
import { MENU_ID } from '@/lib/html/frame-ids'
import { LOW_WINDOW } from '../media'
import { visuallyHidden } from '../text/visually-hidden'

export const rootCss = defineGlobalStyles({
  '.visually-hidden': visuallyHidden,
  '#main': { outline: 'none' },
  // The menu of small screens covers the page.
  [`html:has(#${MENU_ID}:popover-open)`]: { overflow: 'hidden' },
  // The line above the bar scrolls away.
  '#header': {
    position: 'sticky',
    top: { base: '0', lg: 'calc(-1 * {sizes.headerLine})' },
    zIndex: 'header',
    color: 'fg',
    [LOW_WINDOW]: { [`html:not(:has(#${MENU_ID}:popover-open)) &`]: { position: 'static' } },
  },
  '#skip': {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'sheet',
    px: '5',
    py: '3',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg',
    fontWeight: '600',
    transform: 'translateY(-5rem)',
    _focus: { transform: 'none' },
  },
  // Progress line at the top of the window during a slow navigation. Static and full-width under reduced motion.
  '[data-progress]': {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    zIndex: 'sheet',
    height: '1',
    bg: 'ink',
    pointerEvents: 'none',
    _after: {
      content: '""',
      display: 'block',
      height: '100%',
      bg: 'accent',
      transformOrigin: '0 50%',
      '@media (prefers-reduced-motion: no-preference)': {
        transform: 'scaleX(0.94)',
        animation: 'extend 10s cubic-bezier(0.1, 0.6, 0.2, 1)',
      },
    },
  },
  '#loading:not(:empty)': {
    position: 'fixed',
    bottom: 'calc(var(--help-bar) + var(--now-playing, 0px) + {spacing.4})',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 'sheet',
    px: '5',
    py: '2',
    borderRadius: 'pill',
    bg: 'ink',
    color: 'cream',
    textStyle: 'small',
    fontWeight: '600',
    pointerEvents: 'none',
  },
})
