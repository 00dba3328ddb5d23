/**
 * Draws a recording as a bower, the arched avenue of sticks that a bowerbird builds: the site's signature. Pure, so server and
 * browser agree, and the same recording is always the same bower.
 *
 * Speech is equally loud wherever it is loud, so bars as tall as their peaks look alike for every voice; what differs is where it
 * pauses. So each breath, from pause to pause, is an arch: as tall as it is long and loud, its top where its stress is, its sticks
 * shorter where the voice dips. They lean towards the top, the more the oftener the voice dips.
 */
import { groupPeaks } from './waveform.ts'

/** Height of the drawing, and distance of two sticks, in its own units. They are coarse: small and equal numbers keep pages small. */
export const BOWER_HEIGHT = 12
export const BOWER_PITCH = 4

/** Where the sticks stand, and the height of the tallest: round caps need the rest. */
const GROUND = 11.5
const TALLEST = 11
/** Height of sound that is just too quiet to be a breath. */
const GRASS = 2

/** Share of the loudest below which a recording pauses. */
const QUIET = 0.36
/** Longest arch, as a share of the recording: music does not pause, and is split where it is quietest. */
const LONGEST = 0.42
/** Shortest piece that is split off, in peaks. */
const SHORTEST = 5

/** Share of values at which the voice dips, of an even read and of a fast or broken one, and how far a stick then leans per height. */
const DIPS = [0.08, 0.24] as const
const LEAN = [0.4, 1.5] as const

/** One stick from the ground: how far its tip is to the right of its foot, and how high, in units of the drawing. */
export type Stick = { lean: number; height: number }

/** A stretch of loudness values, `to` excluded. */
type Stretch = { from: number; to: number }

/** A breath: `size` and `stress`, where its top is, from 0 to 1; `loudest` of its values. */
type Arch = Stretch & { size: number; stress: number; loudest: number }

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Splits a stretch at its quietest inner point until no piece is too long. */
function split({ from, to }: Stretch, smooth: readonly number[]): Stretch[] {
  if (to - from <= Math.max(smooth.length * LONGEST, 2 * SHORTEST)) return [{ from, to }]
  // Of points that are equally quiet the one nearest to the middle.
  const costs = smooth
    .slice(from + SHORTEST, to - SHORTEST)
    .map((level, index, { length }) => level + 0.1 * Math.abs((2 * (index + 0.5)) / length - 1))
  const at = from + SHORTEST + costs.indexOf(Math.min(...costs))
  return [...split({ from, to: at }, smooth), ...split({ from: at, to }, smooth)]
}

/** The stretches between pauses, in order. */
function breathsOf(loudness: readonly number[]): Stretch[] {
  // A single quiet value is the stop of a consonant, and no pause.
  const smooth = loudness.map((_, index) => {
    const around = loudness.slice(Math.max(index - 1, 0), index + 2)
    return sum(around) / around.length
  })
  const limit = QUIET * Math.max(...smooth)
  const breaths: Stretch[] = []
  let from = -1
  for (let index = 0; index <= smooth.length; index++) {
    const isLoud = (smooth[index] ?? 0) > limit
    if (isLoud && from < 0) from = index
    if (isLoud || from < 0) continue
    breaths.push({ from, to: index })
    from = -1
  }
  // A quiet value between two loud ones is smoothed to a stretch, and a click is one.
  const isAudible = ({ from, to }: Stretch) => to - from > 1 && loudness.slice(from, to).some((level) => level > limit)
  return breaths.flatMap((breath) => split(breath, smooth)).filter(isAudible)
}

/** Where the sound has its weight, from 0 to 1, moved away from the middle so that it shows. */
function stressOf(levels: readonly number[]): number {
  const weights = levels.map((level) => level ** 4)
  const centre = sum(weights.map((weight, index) => weight * (index + 0.5))) / sum(weights) / levels.length
  return clamp(0.5 + (centre - 0.5) * 3, 0.2, 0.8)
}

function archesOf(loudness: readonly number[]): Arch[] {
  const breaths = breathsOf(loudness).map((breath) => ({ ...breath, levels: loudness.slice(breath.from, breath.to) }))
  const longest = Math.max(...breaths.map(({ levels }) => levels.length))
  const means = breaths.map(({ levels }) => sum(levels) / levels.length)
  const loudest = Math.max(...means)
  return breaths.map(({ from, to, levels }, index) => ({
    from,
    to,
    size: 0.3 + 0.7 * (levels.length / longest) ** 0.6 * ((means[index] ?? 0) / loudest) ** 2,
    stress: stressOf(levels),
    loudest: Math.max(...levels),
  }))
}

/** How far sticks lean: how often the voice dips. */
function leanOf(loudness: readonly number[]): number {
  const dips = loudness.filter((level, index) => {
    const before = loudness[index - 1] ?? 0
    return before - level > 0.12 && level <= (loudness[index + 1] ?? 0)
  })
  const share = (dips.length / loudness.length - DIPS[0]) / (DIPS[1] - DIPS[0])
  return LEAN[0] + (LEAN[1] - LEAN[0]) * clamp(share, 0, 1)
}

/** Of a recording whose sound is not known: tents of two sticks, all alike, which nobody takes for a sound. */
function tents(count: number): Stick[] {
  return Array.from({ length: count }, (_, index) => ({ lean: index % 2 ? -2 : 2, height: 5 }))
}

/**
 * @param peaks 0 to 255, evenly spaced over the recording; other values are clamped. Null or empty where they are not known
 * @param most maximum number of sticks
 */
export function bowerSticks(peaks: readonly number[] | null, most: number): Stick[] {
  if (!peaks?.length) return tents(most)
  const loudness = peaks.map((peak) => Math.round(clamp(Number.isFinite(peak) ? peak : 0, 0, 255)) / 255)
  const bars = groupPeaks(loudness, most)
  const arches = archesOf(loudness)
  const tilt = leanOf(loudness)
  const shares = bars.map((level, index) => {
    const at = ((index + 0.5) * loudness.length) / bars.length
    const arch = arches.find(({ from, to }) => from <= at && at < to)
    if (!arch) return { lean: 0, height: 0, level }
    const through = (at - arch.from) / (arch.to - arch.from)
    const isBefore = through < arch.stress
    /** From 0 at the foot of the arch to 1 at its top. */
    const rise = isBefore ? through / arch.stress : (1 - through) / (1 - arch.stress)
    const curve = 0.25 + 0.75 * Math.sin((rise * Math.PI) / 2) ** 0.8
    const dip = 0.45 + 0.55 * clamp((level / arch.loudest - 0.4) / 0.6, 0, 1)
    return { lean: tilt * (1 - rise) ** 0.8 * (isBefore ? 1 : -1), height: arch.size * curve * dip, level }
  })
  const highest = Math.max(...shares.map(({ height }) => height))
  return shares.map(({ lean, height, level }) => {
    if (height === 0) return { lean: 0, height: Math.round(clamp((level / QUIET) * GRASS, 0, GRASS)) }
    const tall = Math.max(Math.round((height / highest) * TALLEST), 1)
    return { lean: Math.round(lean * tall), height: tall }
  })
}

/**
 * One path, to be stroked with round caps and joins; it is as many times `BOWER_PITCH` wide as there are sticks. Each is closed, which
 * leads back to its foot, so that all begin alike: this compresses best.
 */
export function bowerPath(sticks: readonly Stick[]): string {
  return sticks
    .map(({ lean, height }, index) => {
      const foot = index === 0 ? `M${BOWER_PITCH / 2} ${GROUND}` : `m${BOWER_PITCH} 0`
      return `${foot}l${lean}-${height}z`
    })
    .join('')
}
