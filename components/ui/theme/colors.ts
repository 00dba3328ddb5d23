/**
 * The palette, and the semantic colours (bg, fg, muted, line, panel, accent …) that components use: a section's tone
 * changes their values through the `data-tone` attribute, so that the same component is legible on cream, white, mint
 * or ink.
 */

import type { Tone } from '@/lib/content/section-types'
import { PALETTE } from '@/lib/html/palette'

export const ink = (percent: number) => `color-mix(in srgb, ${PALETTE.ink} ${percent}%, transparent)`
const cream = (percent: number) => `color-mix(in srgb, ${PALETTE.cream} ${percent}%, transparent)`

/** The theme's conditions: within a section or card of each tone. */
export const toneConditions: Readonly<Record<`tone${Capitalize<Tone>}`, string>> = {
  toneCream: '[data-tone=cream] &',
  toneWhite: '[data-tone=white] &',
  toneMint: '[data-tone=mint] &',
  toneBlush: '[data-tone=blush] &',
  toneOchre: '[data-tone=ochre] &',
  toneInk: '[data-tone=ink] &',
}

type ByTone = { base: string } & Record<`_tone${Capitalize<Tone>}`, string>

/**
 * A semantic colour for every tone. Each tone is written out, even if it repeats the base value, because tones nest: a
 * white card on an ink section must get dark text again.
 */
function byTone(base: string, overrides: Partial<Record<Tone, string>>): { value: ByTone } {
  return {
    value: {
      base,
      _toneCream: overrides.cream ?? base,
      _toneWhite: overrides.white ?? base,
      _toneMint: overrides.mint ?? base,
      _toneBlush: overrides.blush ?? base,
      _toneOchre: overrides.ochre ?? base,
      _toneInk: overrides.ink ?? base,
    },
  }
}

export const palette = {
  ink: { value: PALETTE.ink },
  cream: { value: PALETTE.cream },
  white: { value: PALETTE.white },
  coral: { value: PALETTE.coral },
  coralDeep: { value: PALETTE.coralDeep },
  satin: { value: PALETTE.satin },
  teal: { value: PALETTE.teal },
  ochre: { value: PALETTE.ochre },
  mint: { value: PALETTE.mint },
  blush: { value: PALETTE.blush },
}

/** The colour of Sanity's own overlays in a preview. */
export const overlay = '#4a53c4'

export const semanticColors = {
  bg: byTone('{colors.cream}', {
    white: '{colors.white}',
    mint: '{colors.mint}',
    blush: '{colors.blush}',
    ochre: '{colors.ochre}',
    ink: '{colors.ink}',
  }),
  fg: byTone('{colors.ink}', { ink: '{colors.cream}' }),
  muted: byTone(ink(74), { ochre: ink(86), blush: ink(82), ink: cream(78) }),
  line: byTone(ink(12), { ochre: ink(24), blush: ink(20), ink: cream(18) }),
  edge: byTone(ink(58), { ink: cream(56) }),
  panel: byTone('{colors.white}', { white: '{colors.cream}', ink: cream(7) }),
  link: byTone('{colors.satin}', { blush: '{colors.ink}', ochre: '{colors.ink}', ink: '{colors.ochre}' }),
  focus: byTone('{colors.satin}', { ochre: '{colors.ink}', ink: '{colors.ochre}' }),
  error: byTone('{colors.coralDeep}', { ochre: '{colors.ink}', ink: '{colors.blush}' }),
  ok: byTone('{colors.teal}', { ochre: '{colors.ink}', ink: '{colors.mint}' }),
  accent: { value: '{colors.coral}' },
  onAccent: { value: '{colors.ink}' },
  male: { value: '{colors.satin}' },
  female: { value: '{colors.coralDeep}' },
}
