/**
 * Written by `npm run fonts`: the two brand typefaces, and system fonts with their metrics, so that nothing moves when
 * the web fonts arrive.
 */

/** URLs of the web fonts. */
export const FONT_FILES: readonly string[] = [
  '/fonts/bricolage-grotesque-862aaa7f.woff2',
  '/fonts/instrument-sans-b0257684.woff2',
]

export const FONT_FACES: readonly string[] = [
  '@font-face{font-family:Display;font-weight:700;font-display:swap;src:url(/fonts/bricolage-grotesque-862aaa7f.woff2) format("woff2")}',
  '@font-face{font-family:Text;font-weight:400 700;font-display:swap;src:url(/fonts/instrument-sans-b0257684.woff2) format("woff2")}',
  '@font-face{font-family:Display Arial;font-weight:200 900;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Arimo-Bold"),local("NimbusSans-Bold"),local("HelveticaNeue-Bold");size-adjust:101.17%;ascent-override:91.92%;descent-override:26.69%;line-gap-override:0%}',
  '@font-face{font-family:Display Roboto;font-weight:200 900;src:local("Roboto Bold"),local("Roboto-Bold");size-adjust:107.40%;ascent-override:86.59%;descent-override:25.14%;line-gap-override:0%}',
  '@font-face{font-family:Display DejaVu;font-weight:200 900;src:local("DejaVu Sans Bold");size-adjust:85.81%;ascent-override:108.38%;descent-override:31.47%;line-gap-override:0%}',
  '@font-face{font-family:Text Arial;font-weight:400 500;src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans"),local("Arimo-Regular"),local("NimbusSans-Regular"),local("HelveticaNeue");size-adjust:101.42%;ascent-override:95.64%;descent-override:24.65%;line-gap-override:0%}',
  '@font-face{font-family:Text Arial;font-weight:600 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Arimo-Bold"),local("NimbusSans-Bold"),local("HelveticaNeue-Bold");size-adjust:97.64%;ascent-override:99.34%;descent-override:25.60%;line-gap-override:0%}',
  '@font-face{font-family:Text Roboto;font-weight:400 500;src:local("Roboto"),local("Roboto-Regular");size-adjust:101.64%;ascent-override:95.43%;descent-override:24.60%;line-gap-override:0%}',
  '@font-face{font-family:Text Roboto;font-weight:600 700;src:local("Roboto Bold"),local("Roboto-Bold");size-adjust:103.65%;ascent-override:93.58%;descent-override:24.12%;line-gap-override:0%}',
  '@font-face{font-family:Text DejaVu;font-weight:400 500;src:local("DejaVu Sans");size-adjust:89.12%;ascent-override:108.84%;descent-override:28.05%;line-gap-override:0%}',
  '@font-face{font-family:Text DejaVu;font-weight:600 700;src:local("DejaVu Sans Bold");size-adjust:82.81%;ascent-override:117.13%;descent-override:30.19%;line-gap-override:0%}',
]
