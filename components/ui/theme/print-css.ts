/**
 * A page on paper: what it says, in dark text on white, without what can only be pressed. All slides of a carousel are shown,
 * and links to other sites with their address.
 */
import { defineGlobalStyles } from '@chakra-ui/react'

/** The frame of the page, controls, players, forms and menus; the estimator, which says nothing without a choice. */
const SCREEN_ONLY = [
  '#__next > :not(:has(#main))',
  '#main ~ *',
  '#main :is(button, input, select, textarea, form, fieldset, audio, iframe, noscript, dialog, nav)',
  '#main :is([role=tablist], [data-track-id], [data-disc], [data-press])',
  '#main section:has(fieldset [role=radiogroup])',
].join(', ')

const SLIDES = '#main voice-carousel ul'

export const printCss = defineGlobalStyles({
  '@page': { margin: '16mm' },
  'html, body': { background: 'white !important', fontSize: '10.5pt' },
  [SCREEN_ONLY]: { display: 'none !important' },
  '#main, #main *': {
    color: 'ink !important',
    background: 'none !important',
    borderColor: 'color-mix(in srgb, {colors.ink} 24%, transparent) !important',
    boxShadow: 'none !important',
  },
  '#main section': { paddingBlock: '5mm !important', minHeight: '0 !important' },
  '#main :is(h1, h2, h3, h4)': { breakAfter: 'avoid' },
  '#main :is(figure, li, tr, img, svg, dl > div)': { breakInside: 'avoid' },
  '#main img:not(li img)': { maxHeight: '70mm', width: 'auto !important' },
  [SLIDES]: {
    display: 'grid !important',
    gridTemplateColumns: '1fr 1fr',
    gap: '5mm !important',
    overflow: 'visible !important',
    '& > li': { minWidth: '0 !important', maxWidth: 'none !important', transform: 'none !important' },
  },
  // What is closed is shown too.
  '#main details::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
  '#main a[href^=http]::after': {
    content: '" (" attr(href) ")" !important',
    overflowWrap: 'anywhere',
    fontWeight: '400',
  },
})
