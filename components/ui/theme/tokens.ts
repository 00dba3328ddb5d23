/** Tokens for space, size, corners, type and motion; the base of every component's measures. */

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24]

/** One step of the scale is 4 px at the browser's default text size: `5` is 1.25rem, or 20 px. */
const rem = (steps: number) => `${steps / 4}rem`

/** The same, but at most its share of a window of 320 px: gaps and drawings leave large text its room (WCAG 1.4.4). */
const capped = (steps: number) => `min(${rem(steps)}, ${steps * 1.25}vw)`

const scale = Object.fromEntries(STEPS.map((steps) => [steps, { value: capped(steps) }]))

/** A space that grows with the window from one step of the scale to another; `vw` in per cent of the window's width. */
const fluid = (from: number, vw: number, to: number) => ({ value: `clamp(${capped(from)}, ${vw}vw, ${rem(to)})` })

/** Named after their first and last step: `columnGap="8-20"` is 32 px on phones and 80 px on wide screens. */
const fluidSpacing = {
  '3-5': fluid(3, 1.4, 5),
  '4-7': fluid(4, 2, 7),
  '4-10': fluid(4, 3.2, 10),
  '5-8': fluid(5, 2.5, 8),
  '5-10': fluid(5, 3.2, 10),
  '6-10': fluid(6, 3, 10),
  '6-13': fluid(6, 3.4, 13),
  '7-11': fluid(7, 3, 11),
  '7-12': fluid(7, 4, 12),
  '7-16': fluid(7, 4, 16),
  '8-14': fluid(8, 4, 14),
  '8-18': fluid(8, 5, 18),
  '8-20': fluid(8, 5, 20),
  '9-14': fluid(9, 4, 14),
  '10-16': fluid(10, 5, 16),
  '10-18': fluid(10, 5, 18),
  '10-20': fluid(10, 5, 20),
  '10-24': fluid(10, 6, 24),
  '12-20': fluid(12, 6, 20),
  '12-22': fluid(12, 6, 22),
}

/** Between the page's content and the window's edges. */
const gutter = fluid(5, 4, 12)

export const spacing = {
  ...scale,
  ...fluidSpacing,
  gutter,
  /** Above and below a section. */
  section: fluid(14, 8, 28),
}

export const sizes = {
  ...scale,
  /** Smallest target for a finger, which is as large in a narrow window. */
  touch: { value: `max(44px, ${capped(11)})` },
  /** Height of buttons and fields. */
  control: { value: `max(48px, ${capped(12)})` },
  /** Height of the line above the header's bar. */
  headerLine: { value: rem(10) },
  content: { value: '75rem' },
  /** The content with its gutters. */
  page: { value: `calc(75rem + 2 * ${gutter.value})` },
  text: { value: '45rem' },
}

export const radii = {
  sm: { value: '0.25rem' },
  md: { value: '0.5rem' },
  field: { value: '0.625rem' },
  lg: { value: '0.875rem' },
  card: { value: '1rem' },
  xl: { value: '1.5rem' },
  pill: { value: '999px' },
}

export const fonts = {
  display: { value: 'var(--font-display), ui-sans-serif, system-ui, sans-serif' },
  text: { value: 'var(--font-text), ui-sans-serif, system-ui, sans-serif' },
}

export const fontSizes = {
  xs: { value: '0.8125rem' },
  sm: { value: '0.875rem' },
  md: { value: '0.9375rem' },
  lg: { value: '1rem' },
  xl: { value: '1.0625rem' },
  '2xl': { value: '1.375rem' },
}

/** Zero for visitors who prefer reduced motion, so that a transition of these durations needs no rule for them. */
export const durations = {
  fast: { value: { base: '180ms', _motionReduce: '0s' } },
  slow: { value: { base: '240ms', _motionReduce: '0s' } },
}
