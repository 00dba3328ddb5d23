/** The palette of an image, as Sanity stores it: its most frequent colour, and the best of six kinds. */

/** Hue is not needed; saturation and lightness are from 0 to 1. */
type Swatch = { r: number; g: number; b: number; count: number; saturation: number; lightness: number }

/** What the kinds of colours are like, after Android's Palette, which Sanity's names come from. */
const KINDS = {
  darkMuted: { lightness: 0.26, saturation: 0.3, within: [0, 0.45] },
  darkVibrant: { lightness: 0.26, saturation: 1, within: [0, 0.45] },
  lightMuted: { lightness: 0.74, saturation: 0.3, within: [0.55, 1] },
  lightVibrant: { lightness: 0.74, saturation: 1, within: [0.55, 1] },
  muted: { lightness: 0.5, saturation: 0.3, within: [0.3, 0.7] },
  vibrant: { lightness: 0.5, saturation: 1, within: [0.3, 0.7] },
} as const

/** Bits per channel: colours that differ less are one. */
const BITS = 5

/** Largest part of a kind's distance that may be forgiven for a frequent colour. */
const FREQUENCY_WEIGHT = 0.3

/** @param pixels red, green, blue and alpha of each */
export function paletteOf(pixels: Uint8Array): Record<string, unknown> {
  const swatches = swatchesOf(pixels)
  const [dominant] = swatches
  if (dominant === undefined) return { _type: 'sanity.imagePalette' }
  const total = swatches.reduce((sum, { count }) => sum + count, 0)
  const kinds = Object.entries(KINDS).map(([name, kind]) => {
    const [from, to] = kind.within
    const inRange = swatches.filter(({ lightness }) => lightness >= from && lightness <= to)
    const distance = ({ saturation, lightness, count }: Swatch) =>
      Math.abs(saturation - kind.saturation) +
      2 * Math.abs(lightness - kind.lightness) -
      (FREQUENCY_WEIGHT * count) / dominant.count
    const best = inRange.sort((a, b) => distance(a) - distance(b))[0] ?? dominant
    return [name, describe(best, total)]
  })
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(kinds), dominant: describe(dominant, total) }
}

/** The colours of an image, the most frequent first; transparent pixels have none. */
function swatchesOf(pixels: Uint8Array): Swatch[] {
  const sums = new Map<number, { r: number; g: number; b: number; count: number }>()
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(index, index + 4)
    if (alpha < 128) continue
    const key = ((r >> (8 - BITS)) << (2 * BITS)) | ((g >> (8 - BITS)) << BITS) | (b >> (8 - BITS))
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, count: 0 }
    sums.set(key, { r: sum.r + r, g: sum.g + g, b: sum.b + b, count: sum.count + 1 })
  }
  return Array.from(sums.values(), ({ r, g, b, count }) => {
    const mean = { r: Math.round(r / count), g: Math.round(g / count), b: Math.round(b / count) }
    return { ...mean, ...hslOf(mean), count }
  }).sort((a, b) => b.count - a.count)
}

function hslOf({ r, g, b }: { r: number; g: number; b: number }): { saturation: number; lightness: number } {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255]
  const lightness = (max + min) / 2
  const span = max - min
  return { lightness, saturation: span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1)) }
}

/** With text in black or white, whichever is easier to read on it; `population` is in per cent of all pixels. */
function describe({ r, g, b, count }: Swatch, total: number): Record<string, unknown> {
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  const isLight = (r * 299 + g * 587 + b * 114) / 1000 >= 150
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex(r)}${hex(g)}${hex(b)}`,
    foreground: isLight ? '#000' : '#fff',
    title: isLight ? '#000' : '#fff',
    population: Math.round((count / total) * 10_000) / 100,
  }
}
