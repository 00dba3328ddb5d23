/**
 * Server only: the styles of the page's head, with the tokens, the keyframes, the element defaults and the focus ring. Those of
 * print and forced colours are in public/other-media.css.
 */
import { createSystem, defineGlobalStyles } from '@chakra-ui/react'
import { LOW_WINDOW, NARROW_WINDOW } from '../media'
import { base } from './base'
import { config } from './index'
import { rootCss } from './root-css'

const globalCss = defineGlobalStyles({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    textSizeAdjust: '100%',
    // Lays text out by the exact widths of its letters. Chromium on Linux would round them to whole pixels, differently for the
    // fallback font and the web font, and lines would break at other words once the web font arrives. For the same reason the
    // widths of texts are in em, not in ch: the 0 of the fallback fonts is 15 % narrower.
    textRendering: 'geometricPrecision',
    scrollBehavior: 'smooth',
    // Height of the phone's bottom bar with phone and quote button; elements fixed to the bottom are placed above it
    // and publish their own height.
    '--help-bar': { base: 'calc({spacing.16} + env(safe-area-inset-bottom))', md: '0px' },
    scrollPaddingTop: '{spacing.24}',
    scrollPaddingBottom: 'calc(var(--help-bar) + var(--draft-bar, 0px) + var(--now-playing, 0px) + {spacing.6})',
    _motionReduce: { scrollBehavior: 'auto' },
    [LOW_WINDOW]: { '--help-bar': '0px', scrollPaddingTop: '{spacing.4}', scrollPaddingBottom: '{spacing.4}' },
  },
  body: {
    margin: '0',
    fontFamily: 'text',
    textStyle: 'body',
    color: 'fg',
    bg: 'bg',
    overflowX: 'clip',
    // Breaks a word that is longer than its line, such as an e-mail address, instead of overflowing.
    overflowWrap: 'break-word',
    [NARROW_WINDOW]: { hyphens: 'auto' },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, legend': { margin: '0', padding: '0' },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: '0', minInlineSize: '0' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  // Without JavaScript nobody sees a picture fail, so what would replace it is drawn behind (components/ui/pictures/picture).
  'img[data-fallback]': { '@media (scripting: none)': { background: 'var(--fallback) center / cover !important' } },
  // Lighter than Lucide's default; a width set on an icon stays.
  '.lucide[stroke-width="2"]': { strokeWidth: '1.75' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  // With kerning a browser shapes the rest of a long line without a space anew at each break: 100,000 letters took 10 to 30 s.
  textarea: { fontKerning: 'none' },
  button: {
    appearance: 'none',
    background: 'none',
    border: '0',
    padding: '0',
    cursor: 'pointer',
    textAlign: 'inherit',
  },
  a: {
    color: 'inherit',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '0.08em',
    // The clicked link of a slow navigation (components/frame/slow-navigation).
    '&[data-pending]': {
      cursor: 'progress',
      textDecoration: 'underline wavy 2px !important',
      textDecorationSkipInk: 'none',
    },
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  '::selection': { background: 'ochre', color: 'ink' },
  // The bars of a voice that begins rise.
  '[data-track-id]:has([data-played]) > svg': { animation: 'begin {durations.slow} cubic-bezier(0.2, 1.6, 0.4, 1)' },
  '[hidden]': { display: 'none !important' },
  '[data-island][data-stale]': { opacity: '0.45' },
  ...rootCss,
})

/** The browser's system is created without the element defaults, which it would only serialize again. */
export const globalStyles = createSystem(base, config, { globalCss })._global
