/**
 * The two brand typefaces, self-hosted and preloaded. `npm run fonts` makes the files and the fallback faces, which have
 * the metrics of the web fonts, so that nothing moves when those arrive.
 */
import localFont from 'next/font/local'

const display = localFont({ src: './bricolage-grotesque.woff2', weight: '700', adjustFontFallback: false })
const text = localFont({ src: './instrument-sans.woff2', weight: '400 700', adjustFontFallback: false })

/**
 * Custom properties used by the theme's font tokens; set on the root so that dialogs outside the page inherit them
 * too.
 */
export const fontVariables = {
  ':root': {
    '--font-display': `${display.style.fontFamily}, "Display Arial", "Display Roboto"`,
    '--font-text': `${text.style.fontFamily}, "Text Arial", "Text Roboto"`,
  },
}
