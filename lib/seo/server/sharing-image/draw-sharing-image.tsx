/**
 * Renders the sharing image of a page: its title over a waveform, with the brand's logo. That of a voice has the bower of
 * its first sample, in the colour of its card.
 *
 * Nothing is fetched from other hosts: the font is a file, and characters it lacks are left out (the renderer would
 * otherwise fetch fonts for them). The logo comes from the Content Lake by its URL in the site settings.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { BOWER_HEIGHT, BOWER_PITCH, bowerSticks } from '@/lib/audio/bower'
import { waveHeights } from '@/lib/audio/wave'
import { PALETTE } from '@/lib/html/palette'
import { errorMessage, logWarning } from '@/lib/log'
import { SHARING_HEIGHT, SHARING_WIDTH } from '../../sharing-url'
import { drawableText } from './drawable-text'

/** A recording to draw: peaks from 0 to 255, null where they are not known, and the colour of its played part. */
type SharingWave = { peaks: readonly number[] | null; color: keyof typeof PALETTE }

/** Contents of a generated image. */
export type SharingArt = {
  title: string
  /** Null draws a waveform that is of no recording. */
  wave: SharingWave | null
  brandName: string
  /** The logo for light backgrounds, an SVG or a bitmap. */
  logo: { url: string; mimeType: string | null; width: number; height: number } | null
}

const MARGIN = 72
const LOGO_HEIGHT = 56
const LOGO_MAX_WIDTH = 460
const LOGO_TIMEOUT_MS = 3000

const BAR = 10
const GAP = 8
const WAVE_HEIGHT = 176

const STICKS = 60
const STICK = 10
const BOWER_IMAGE_HEIGHT = 240

type Face = { name: string; data: Buffer; weight: 700; style: 'normal' }

async function face(name: string, file: string): Promise<Face> {
  const path = join(process.cwd(), 'node_modules', '@fontsource', 'bricolage-grotesque', 'files', file)
  return { name, data: await readFile(path), weight: 700, style: 'normal' }
}

let faces: Promise<Face[]> | undefined

/** The bold weight in two files: the second is the fallback for the first. */
function typefaces(): Promise<Face[]> {
  faces ??= Promise.all([
    face('display', 'bricolage-grotesque-latin-700-normal.woff'),
    face('display-ext', 'bricolage-grotesque-latin-ext-700-normal.woff'),
  ])
  return faces
}

/** The logo as a data URL; null when it cannot be loaded, and then the name is shown instead. */
async function logoData(logo: SharingArt['logo']): Promise<string | null> {
  if (!logo) return null
  try {
    const response = await fetch(logo.url, { signal: AbortSignal.timeout(LOGO_TIMEOUT_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return `data:${logo.mimeType ?? 'image/png'};base64,${bytes.toString('base64')}`
  } catch (error) {
    logWarning('sharing_image.no_logo', { reason: errorMessage(error) })
    return null
  }
}

type Drawing = { url: string; height: number }

function svgImage(height: number, elements: readonly string[]): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARING_WIDTH}" height="${height}">${elements.join('')}</svg>`
  return { url: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, height }
}

/** A waveform across the full width, half of it played. */
function waveImage(): Drawing {
  const count = Math.ceil(SHARING_WIDTH / (BAR + GAP)) + 1
  const bars = waveHeights(count, 0.75, 1).map((height, index) => {
    const tall = Math.max(BAR, Math.round(height * WAVE_HEIGHT))
    const position = `x="${index * (BAR + GAP) - GAP}" y="${(WAVE_HEIGHT - tall) / 2}" width="${BAR}" height="${tall}"`
    return `<rect ${position} rx="${BAR / 2}" fill="${index < count / 2 ? PALETTE.coral : PALETTE.ink}"/>`
  })
  return svgImage(WAVE_HEIGHT, bars)
}

/** The bower of a recording across the text's width, half of it played. */
function bowerImage({ peaks, color }: SharingWave): Drawing {
  const scale = (BOWER_IMAGE_HEIGHT - STICK) / BOWER_HEIGHT
  const foot = BOWER_IMAGE_HEIGHT - STICK
  const sticks = bowerSticks(peaks, STICKS)
  const pitch = (SHARING_WIDTH - 2 * MARGIN) / sticks.length
  const lines = sticks.map(({ lean, height }, index) => {
    const x = MARGIN + (index + 0.5) * pitch
    const tip = `x2="${x + (lean * pitch) / BOWER_PITCH}" y2="${foot - height * scale}"`
    return `<line x1="${x}" y1="${foot}" ${tip} stroke="${index < sticks.length / 2 ? PALETTE[color] : PALETTE.ink}"/>`
  })
  return svgImage(BOWER_IMAGE_HEIGHT, [`<g stroke-width="${STICK}" stroke-linecap="round">${lines.join('')}</g>`])
}

/** Long titles are set smaller, so that three lines always fit them. */
function titleSize(title: string): number {
  if (title.length <= 28) return 100
  if (title.length <= 48) return 84
  if (title.length <= 76) return 70
  return 58
}

function Logo({ art, data }: { art: SharingArt; data: string | null }) {
  if (!data || !art.logo) {
    return <div style={{ fontFamily: 'display, display-ext', fontSize: 40 }}>{drawableText(art.brandName)}</div>
  }
  const scale = Math.min(LOGO_HEIGHT / art.logo.height, LOGO_MAX_WIDTH / art.logo.width)
  // biome-ignore lint/performance/noImgElement: drawn by the renderer, no browser ever loads it
  return <img src={data} alt="" width={art.logo.width * scale} height={art.logo.height * scale} />
}

/** Renders an image. @returns a PNG of 1200 × 630 */
export async function drawSharingImage(art: SharingArt): Promise<Buffer> {
  const title = drawableText(art.title) || drawableText(art.brandName)
  const drawing = art.wave ? bowerImage(art.wave) : waveImage()
  const [fonts, logo] = await Promise.all([typefaces(), logoData(art.logo)])
  const picture = (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        backgroundColor: PALETTE.cream,
        color: PALETTE.ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', height: LOGO_HEIGHT, margin: `56px ${MARGIN}px 0` }}>
        <Logo art={art} data={logo} />
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', margin: `0 ${MARGIN}px` }}>
        <div
          style={{
            display: 'block',
            width: '100%',
            fontFamily: 'display, display-ext',
            fontSize: titleSize(title),
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
            lineClamp: 3,
          }}
        >
          {title}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn by the renderer, no browser ever loads it */}
      <img src={drawing.url} alt="" width={SHARING_WIDTH} height={drawing.height} style={{ marginBottom: 48 }} />
    </div>
  )
  const response = new ImageResponse(picture, { width: SHARING_WIDTH, height: SHARING_HEIGHT, fonts })
  return Buffer.from(await response.arrayBuffer())
}
