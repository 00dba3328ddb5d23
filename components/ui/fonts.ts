/**
 * The two brand typefaces, self-hosted and preloaded, with the weights and scripts that the site uses: the display face
 * in bold only. Both are under the SIL Open Font License.
 *
 * Until they have loaded, text is set in a face of the device, scaled to the same width and height so that nothing
 * moves. next/font would scale Arial Regular only: headings are bold, and Android and Linux have no Arial. The numbers
 * are the ratio of the widths of the demo content's headings and texts, and ascent and descent divided by it.
 */
import localFont from 'next/font/local'

const display = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '700',
  display: 'swap',
  adjustFontFallback: false,
})

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
})

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(', ')

function fallbackFace(fontFamily: string, src: string, sizeAdjust: string, ascent: string, descent: string) {
  const fontWeight = fontFamily.startsWith('display') ? '700' : '400'
  return {
    '@font-face': {
      fontFamily,
      fontWeight,
      src,
      sizeAdjust,
      ascentOverride: ascent,
      descentOverride: descent,
      lineGapOverride: '0%',
    },
  }
}

const ARIAL_BOLD = local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold')
const ARIAL = local('Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans')

/** Global styles: the faces, and the custom properties used by the theme's font tokens. */
export const fontStyles = [
  fallbackFace('display-arial', ARIAL_BOLD, '101.63%', '91.51%', '26.57%'),
  fallbackFace('display-roboto', local('Roboto Bold', 'Roboto-Bold'), '108.29%', '85.88%', '24.93%'),
  fallbackFace('text-arial', ARIAL, '101.2%', '95.85%', '24.7%'),
  fallbackFace('text-roboto', local('Roboto', 'Roboto-Regular'), '101.77%', '95.31%', '24.56%'),
  {
    ':root': {
      '--font-display': `${display.style.fontFamily}, display-arial, display-roboto`,
      '--font-text': `${text.style.fontFamily}, text-arial, text-roboto`,
    },
  },
]
