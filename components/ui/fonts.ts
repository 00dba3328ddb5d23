/** The two typefaces of the brand, self-hosted and preloaded; next/font adds size-adjusted fallbacks, so text does not jump. */
import localFont from 'next/font/local'

const display = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-display',
})

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-text',
})

/** Class names that define the custom properties `--font-display` and `--font-text`. */
export const fontVariables = `${display.variable} ${text.variable}`
