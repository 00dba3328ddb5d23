/** Styles of the root's own elements (components/frame/page-frame), which is rendered without Chakra. */
import { defineGlobalStyles } from '@chakra-ui/react'
import { visuallyHidden } from '../visually-hidden-styles'

export const rootCss = defineGlobalStyles({
  '.visually-hidden': visuallyHidden,
  '#main': { outline: 'none' },
  // The line above the bar scrolls away.
  '#header': {
    position: 'sticky',
    top: { base: '0', lg: 'calc(-1 * {sizes.headerLine})' },
    zIndex: 'header',
    color: 'fg',
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
  '.offline-message': {
    bg: 'bg',
    color: 'fg',
    border: '0',
    borderRadius: 'card',
    p: '8',
    maxWidth: '36rem',
    '& h2': { textStyle: 'h3' },
    '& p': { my: '4', fontWeight: '600' },
    '& a, & button': { display: 'block', minHeight: '11', py: '2.5', color: 'link', fontWeight: '600' },
    '&::backdrop': { bg: 'color-mix(in srgb, {colors.ink} 62%, transparent)' },
  },
  '.article-loading': {
    bg: 'bg',
    minHeight: '100vh',
    '& > *': { bg: 'bg', color: 'fg', px: 'max({spacing.gutter}, calc(50vw - 37.5rem))', py: '10-18' },
    '& > div': { py: '7-16' },
    '& > div > p': { textStyle: 'eyebrow', color: 'muted', py: '2.5' },
    '& h1': { textStyle: 'h1', mt: '3', maxWidth: { lg: '55%' }, overflowWrap: 'anywhere' },
    '& > p': { textStyle: 'lead' },
  },
})
