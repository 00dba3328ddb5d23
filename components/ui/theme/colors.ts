/**
 * The palette, and the semantic colours (bg, fg, muted, line, panel, accent …) that components use: a section's tone
 * changes their values through the `data-tone` attribute, so that the same component is legible on cream, white, mint
 * or ink.
 */
export const ink = (percent: number) => `color-mix(in srgb, #0D1B2A ${percent}%, transparent)`
const cream = (percent: number) => `color-mix(in srgb, #FBF6EF ${percent}%, transparent)`

/** Colour scheme of a section or card. */
export type Tone = 'cream' | 'white' | 'mint' | 'blush' | 'ochre' | 'ink'

/**
 * A semantic colour for every tone. Each tone is written out, even if it repeats the base value, because tones nest: a
 * white card on an ink section must get dark text again.
 */
function byTone(base: string, overrides: Partial<Record<Tone, string>>) {
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
  ink: { value: '#0D1B2A' },
  cream: { value: '#FBF6EF' },
  white: { value: '#FFFFFF' },
  coral: { value: '#FF5A36' },
  coralDeep: { value: '#B8321A' },
  satin: { value: '#2F4FD8' },
  teal: { value: '#2B6C7B' },
  ochre: { value: '#F2B75C' },
  mint: { value: '#DCE8E1' },
  blush: { value: '#F6C7B6' },
}

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
