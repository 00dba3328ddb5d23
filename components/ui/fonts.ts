/**
 * The two brand typefaces, self-hosted and preloaded; next/font adds size-adjusted fallbacks to avoid layout shifts.
 */
import localFont from 'next/font/local'

const display = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
})

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
})

/**
 * Custom properties used by the theme's font tokens; set on the root so that dialogs outside the page inherit them
 * too.
 */
export const fontVariables = {
  ':root': { '--font-display': display.style.fontFamily, '--font-text': text.style.fontFamily },
}
