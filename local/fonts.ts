/**
 * `npm run fonts`: writes the web fonts of the site to public/fonts, and all faces to lib/html/font-faces.ts. To be run
 * after an update of a font package or when the site uses another weight or script; the results are committed.
 *
 * A subset holds the Latin letters and only the weights that the theme uses. The fallback faces give the system's fonts
 * the metrics of the web fonts, so that nothing moves when those arrive late.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import arialBold from '@capsizecss/metrics/arial/700'
import arialRegular from '@capsizecss/metrics/arial/regular'
import displayBold from '@capsizecss/metrics/bricolageGrotesque/700'
import textSemibold from '@capsizecss/metrics/instrumentSans/600'
import textRegular from '@capsizecss/metrics/instrumentSans/regular'
import robotoBold from '@capsizecss/metrics/roboto/700'
import robotoRegular from '@capsizecss/metrics/roboto/regular'
import subsetFont from 'subset-font'

export const usage = {
  name: 'fonts',
  description:
    'writes the web fonts to public/fonts and their faces to lib/html/font-faces.ts. The results are committed.',
}

const FILES = join('public', 'fonts')
const FACES = join('lib', 'html', 'font-faces.ts')

/** Ranges of code points: Basic Latin, Latin-1, punctuation, and the arrows and signs that texts use. */
const CODE_POINTS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

/** Weights that the theme uses: the display face has one, the text face four. */
const FONTS = [
  { name: 'bricolage-grotesque', family: 'Display', weight: 700, weights: '700' },
  { name: 'instrument-sans', family: 'Text', weight: { min: 400, max: 700 }, weights: '400 700' },
] as const

/**
 * DejaVu Sans, of which there is no package. In units of 1/2048 em.
 * @param xWidthAvg Arial's (913, bold 983) times what DejaVu Sans is wider than Arial on this site's text in Chromium (1.138, 1.179)
 */
function dejavu(xWidthAvg: number): Metrics {
  const subsets = { latin: { xWidthAvg }, thai: { xWidthAvg } }
  return { ...arialRegular, familyName: 'DejaVu Sans', ascent: 1901, descent: -483, lineGap: 0, xWidthAvg, subsets }
}

/**
 * The system fonts that stand in for each face: Arial on Windows and macOS, on Linux Liberation Sans, Arimo or Nimbus Sans,
 * which have the same widths, Helvetica Neue, whose widths differ by less than 1 %, on Apple's systems without Arial, Roboto
 * on Android, DejaVu Sans on a Linux machine that has none of them. Those after Arial by their PostScript names.
 */
const SYSTEMS = [
  {
    name: 'Arial',
    regular: {
      metrics: arialRegular,
      locals: [
        ...['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
        ...['Arimo-Regular', 'NimbusSans-Regular', 'HelveticaNeue'],
      ],
    },
    bold: {
      metrics: arialBold,
      locals: [
        ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
        ...['Arimo-Bold', 'NimbusSans-Bold', 'HelveticaNeue-Bold'],
      ],
    },
  },
  {
    name: 'Roboto',
    regular: { metrics: robotoRegular, locals: ['Roboto', 'Roboto-Regular'] },
    bold: { metrics: robotoBold, locals: ['Roboto Bold', 'Roboto-Bold'] },
  },
  {
    name: 'DejaVu',
    regular: { metrics: dejavu(1039), locals: ['DejaVu Sans'] },
    bold: { metrics: dejavu(1159), locals: ['DejaVu Sans Bold'] },
  },
]

const FALLBACKS = [
  { family: 'Display', faces: [{ weight: '200 900', metrics: displayBold, style: 'bold' }] },
  {
    family: 'Text',
    faces: [
      { weight: '400 500', metrics: textRegular, style: 'regular' },
      { weight: '600 700', metrics: textSemibold, style: 'bold' },
    ],
  },
] as const

/**
 * The metrics weigh letters as English news does. On this site's text, measured in Chromium without hinting, the system
 * fonts so adjusted were wider than the web fonts by these factors. The one of semibold is chosen so that the buttons of a
 * banner stand in as many rows with the fallback font as with the web font.
 */
const MEASURED = new Map<Metrics, number>([
  [displayBold, 1.007],
  [textRegular, 1.013],
  [textSemibold, 1.005],
])

function packageOf(name: string): string {
  return join('node_modules', '@fontsource-variable', name)
}

/** @throws when the licence does not allow a changed copy under the same name */
function checkLicence(name: string): void {
  const licence = readFileSync(join(packageOf(name), 'LICENSE'), 'utf8')
  if (!/SIL Open Font License, Version 1\.1/i.test(licence)) {
    throw new Error(`The licence of ${name} is not the SIL Open Font License 1.1: read it before the font is changed`)
  }
  // A font with a reserved name has to be renamed when it is changed. The licence text itself explains the term.
  if (/with Reserved Font Name/i.test(licence.split('-----')[0] ?? '')) {
    throw new Error(`The name of ${name} is reserved: a subset needs another name`)
  }
}

/** @returns the file's name, which holds a hash of its content, so that browsers can keep it for good */
async function writeSubset({ name, weight }: (typeof FONTS)[number]): Promise<string> {
  checkLicence(name)
  const source = readFileSync(join(packageOf(name), 'files', `${name}-latin-wght-normal.woff2`))
  const text = CODE_POINTS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('')
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weight } })
  const file = `${name}-${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(FILES, file), subset)
  copyFileSync(join(packageOf(name), 'LICENSE'), join(FILES, `${name}-license.txt`))
  console.log(`${name}: ${source.length} → ${subset.length} bytes`)
  return file
}

/** In the notation of a style sheet in one line. */
function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${lines.join(';')}}`
}

type Metrics = Parameters<typeof createFontStack>[0][number]

function fallbackFace(family: string, weight: string, own: Metrics, system: (typeof SYSTEMS)[number]['bold']): string {
  const { fontFaces } = createFontStack([own, system.metrics], { fontFaceFormat: 'styleObject' })
  const metrics = fontFaces[0]?.['@font-face']
  if (!metrics) throw new Error(`There are no metrics for ${family}`)
  const measured = MEASURED.get(own) ?? 1
  const percent = (value: string | undefined, factor: number) =>
    `${(Number.parseFloat(value ?? '') * factor).toFixed(2)}%`
  return face({
    'font-family': family,
    'font-weight': weight,
    src: system.locals.map((local) => `local("${local}")`).join(','),
    'size-adjust': percent(metrics.sizeAdjust, 1 / measured),
    'ascent-override': percent(metrics.ascentOverride, measured),
    'descent-override': percent(metrics.descentOverride, measured),
    'line-gap-override': '0%',
  })
}

/** Each system font needs a family of its own, because its size is adjusted by another factor. */
const fallbackFaces = FALLBACKS.flatMap(({ family, faces }) =>
  SYSTEMS.flatMap((system) =>
    faces.map(({ weight, metrics, style }) => fallbackFace(`${family} ${system.name}`, weight, metrics, system[style])),
  ),
)

export async function run(): Promise<number> {
  rmSync(FILES, { recursive: true, force: true })
  mkdirSync(FILES)
  const urls: string[] = []
  const faces: string[] = []
  for (const font of FONTS) {
    const url = `/fonts/${await writeSubset(font)}`
    urls.push(url)
    faces.push(
      face({
        'font-family': font.family,
        'font-weight': font.weights,
        'font-display': 'swap',
        src: `url(${url}) format("woff2")`,
      }),
    )
  }
  const lines = (texts: readonly string[]) => texts.map((text) => `  '${text}',`).join('\n')
  writeFileSync(
    FACES,
    `/**
 * Written by \`npm run fonts\`: the two brand typefaces, and system fonts with their metrics, so that nothing moves when
 * the web fonts arrive.
 */

/** URLs of the web fonts. */
export const FONT_FILES: readonly string[] = [
${lines(urls)}
]

export const FONT_FACES: readonly string[] = [
${lines([...faces, ...fallbackFaces])}
]
`,
  )
  return 0
}
