/**
 * The site's design tokens as a minimal Chakra system.
 *
 * Chakra's default system has hundreds of tokens and recipes (about 55 KB gzip and 34 KB of inline CSS); this one has
 * what the site uses. The looks of buttons, fields, chips, cards, tabs and dialogs are recipes beside their components
 * in components/ui.
 */

import { base } from './base'
import { createSystem, defineConfig } from './chakra'
import { ink, palette, semanticColors, toneConditions } from './colors'
import { textStyles } from './text-styles'
import { durations, fontSizes, fonts, radii, sizes, spacing } from './tokens'

const tokens = {
  colors: palette,
  fonts,
  fontSizes,
  radii,
  shadows: { float: { value: `0 0.75rem 2.5rem -0.75rem ${ink(28)}` } },
  sizes,
  spacing,
  zIndex: { player: { value: '30' }, header: { value: '40' }, sheet: { value: '60' } },
}

/**
 * The bowerbird of the logo in a pose that says what has happened: public/images/bird-….svg, made of the logo's rounded bars. It
 * collects where a list waits to be filled, listens for what is not there, sleeps where the fault is ours, and flies with what
 * was sent. Styles, because a component would be a chunk of its own in five islands.
 */
const birds = Object.fromEntries(
  ['collecting', 'listening', 'asleep', 'flying'].map((pose) => [
    `bird-${pose}`,
    { value: { aspectRatio: '252 / 204', background: `url(/images/bird-${pose}.svg) center / contain no-repeat` } },
  ]),
)

const semanticTokens = { colors: semanticColors, durations }

export const config = defineConfig({
  cssVarsPrefix: 'bb',
  preflight: false,
  disableLayers: true,
  conditions: toneConditions,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    keyframes: {
      appear: { from: { visibility: 'hidden' } },
      extend: { from: { transform: 'scaleX(0)' } },
      // As if from the ground: moved down by half of what is cut off.
      begin: { from: { transform: 'translateY(40%) scaleY(0.2)' } },
      'dialog-fade': { from: { opacity: '0' } },
      'dialog-rise': { from: { opacity: '0', transform: 'translateY(12px)' } },
    },
    textStyles,
    layerStyles: { card: { value: { bg: 'bg', color: 'fg', borderRadius: 'card' } }, ...birds },
  },
})

type Names = Record<string, { value: string }>

function namesOf(categories: Record<string, object>): Record<string, Names> {
  const names = (category: object): Names =>
    Object.fromEntries(Object.keys(category).map((name) => [name, { value: '0' }]))
  return Object.fromEntries(Object.entries(categories).map(([category, given]) => [category, names(given)]))
}

/**
 * The theme with the names of the tokens only, which makes the system in half the time: components refer to tokens and
 * key frames by name, and the page's own styles define them.
 */
export const browserConfig = defineConfig({
  ...config,
  theme: { ...config.theme, keyframes: {}, tokens: namesOf(tokens), semanticTokens: namesOf(semanticTokens) },
})

export const system = createSystem(base, typeof window === 'undefined' ? config : browserConfig)
