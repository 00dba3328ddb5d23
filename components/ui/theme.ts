/**
 * The site's design tokens as a minimal Chakra system.
 *
 * Chakra's default system has hundreds of tokens and recipes (about 55 KB gzip and 34 KB of inline CSS); this one has
 * what the site uses. Components use the semantic colours only (bg, fg, muted, line, panel, accent …): a section's
 * tone changes their values through the `data-tone` attribute, so that the same component is legible on cream, white,
 * mint or ink.
 */
import { createSystem, defineConfig } from '@chakra-ui/react'
import { base } from './base'
import { visuallyHidden } from './visually-hidden-styles'

const ink = (percent: number) => `color-mix(in srgb, #0D1B2A ${percent}%, transparent)`
const cream = (percent: number) => `color-mix(in srgb, #FBF6EF ${percent}%, transparent)`

type Tone = 'cream' | 'white' | 'mint' | 'blush' | 'ochre' | 'ink'

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

const config = defineConfig({
  cssVarsPrefix: 'bb',
  preflight: false,
  disableLayers: true,
  conditions: {
    toneCream: '[data-tone=cream] &',
    toneWhite: '[data-tone=white] &',
    toneMint: '[data-tone=mint] &',
    toneBlush: '[data-tone=blush] &',
    toneOchre: '[data-tone=ochre] &',
    toneInk: '[data-tone=ink] &',
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      colors: {
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
      },
      fonts: {
        display: { value: 'var(--font-display), ui-sans-serif, system-ui, sans-serif' },
        text: { value: 'var(--font-text), ui-sans-serif, system-ui, sans-serif' },
      },
      radii: { card: { value: '16px' }, field: { value: '10px' }, pill: { value: '999px' } },
      shadows: { float: { value: `0 12px 40px -12px ${ink(28)}` } },
      sizes: { content: { value: '1200px' }, text: { value: '720px' } },
      zIndex: { player: { value: '30' }, header: { value: '40' }, sheet: { value: '60' } },
    },
    semanticTokens: {
      colors: {
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
      },
    },
    keyframes: {
      appear: { from: { visibility: 'hidden' } },
      extend: { from: { transform: 'scaleX(0)' } },
    },
    textStyles: {
      h1: {
        value: {
          fontFamily: 'display',
          fontWeight: '700',
          fontSize: 'clamp(2.5rem, 1.6rem + 4vw, 4.5rem)',
          lineHeight: '1.04',
          letterSpacing: '-0.02em',
          textWrap: 'balance',
        },
      },
      h2: {
        value: {
          fontFamily: 'display',
          fontWeight: '700',
          fontSize: 'clamp(1.875rem, 1.35rem + 2.3vw, 3rem)',
          lineHeight: '1.1',
          letterSpacing: '-0.02em',
          textWrap: 'balance',
        },
      },
      h3: {
        value: {
          fontFamily: 'display',
          fontWeight: '700',
          fontSize: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
          lineHeight: '1.2',
          letterSpacing: '-0.01em',
        },
      },
      figure: {
        value: {
          fontFamily: 'display',
          fontWeight: '700',
          letterSpacing: '-0.02em',
          lineHeight: '1',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      lead: {
        value: { fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', lineHeight: '1.5', textWrap: 'pretty' },
      },
      body: { value: { fontSize: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)', lineHeight: '1.6' } },
      small: { value: { fontSize: '0.9375rem', lineHeight: '1.5' } },
      tiny: { value: { fontSize: '0.8125rem', lineHeight: '1.45' } },
      eyebrow: { value: { fontSize: '0.9375rem', fontWeight: '600', lineHeight: '1.3' } },
    },
  },
  globalCss: {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      textSizeAdjust: '100%',
      scrollBehavior: 'smooth',
      // Height of the phone's bottom bar with phone and quote button; elements fixed to the bottom are placed above it
      // and publish their own height.
      '--help-bar': { base: 'calc(64px + env(safe-area-inset-bottom))', md: '0px' },
      scrollPaddingTop: '96px',
      scrollPaddingBottom: 'calc(var(--help-bar) + var(--draft-bar, 0px) + var(--now-playing, 0px) + 24px)',
      _motionReduce: { scrollBehavior: 'auto' },
    },
    body: {
      margin: '0',
      fontFamily: 'text',
      textStyle: 'body',
      color: 'fg',
      bg: 'bg',
      overflowX: 'clip',
      // Breaks a word that is longer than its line, such as an e-mail address, instead of overflowing.
      overflowWrap: 'break-word',
    },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, legend': { margin: '0', padding: '0' },
    'ul, ol': { listStyle: 'none' },
    fieldset: { border: '0', minInlineSize: '0' },
    'img, svg, video': { display: 'block', maxWidth: '100%' },
    img: { height: 'auto' },
    'button, input, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
    button: {
      appearance: 'none',
      background: 'none',
      border: '0',
      padding: '0',
      cursor: 'pointer',
      textAlign: 'inherit',
    },
    a: {
      color: 'inherit',
      textUnderlineOffset: '0.18em',
      textDecorationThickness: '0.08em',
      '@media print': { color: 'inherit !important' },
      // The clicked link of a slow navigation (components/frame/use-slow-navigation).
      '&[data-pending]': {
        cursor: 'progress',
        textDecoration: 'underline wavy 2px !important',
        textDecorationSkipInk: 'none',
      },
    },
    ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
    '::selection': { background: 'ochre', color: 'ink' },
    '[hidden]': { display: 'none !important' },
    '[data-island][data-stale]': { opacity: '0.45' },
    // The root's own elements (components/frame/page-frame), which is rendered without Chakra.
    '.visually-hidden': visuallyHidden,
    '#main': { outline: 'none' },
    '#skip': {
      position: 'fixed',
      top: '8px',
      left: '8px',
      zIndex: 'sheet',
      px: '20px',
      py: '12px',
      borderRadius: 'pill',
      bg: 'fg',
      color: 'bg',
      fontWeight: '600',
      transform: 'translateY(-80px)',
      '&:focus': { transform: 'none' },
    },
    // Progress line at the top of the window during a slow navigation. Static and full-width under reduced motion.
    '[data-progress]': {
      position: 'fixed',
      top: '0',
      insetInline: '0',
      zIndex: 'sheet',
      height: '4px',
      bg: 'ink',
      pointerEvents: 'none',
      _after: {
        content: '""',
        display: 'block',
        height: '100%',
        bg: 'accent',
        transformOrigin: '0 50%',
        '@media (prefers-reduced-motion: no-preference)': {
          transform: 'scaleX(0.94)',
          animation: 'extend 10s cubic-bezier(0.1, 0.6, 0.2, 1)',
        },
      },
    },
    '.article-loading': {
      bg: 'bg',
      minHeight: '100vh',
      '& > *': {
        bg: 'bg',
        px: 'calc(max(50vw - 600px, clamp(20px, 4vw, 48px)))',
        py: 'clamp(40px, 5vw, 72px)',
      },
      '& > div': { py: 'clamp(28px, 4vw, 64px)' },
      '& > div > p': { textStyle: 'eyebrow', color: 'muted', py: '10px' },
      '& h1': { textStyle: 'h1', mt: '12px', maxWidth: { lg: '55%' }, overflowWrap: 'anywhere' },
      '& > p': { textStyle: 'lead' },
    },
    // Print styles: the content without the site's navigation.
    '#__next > :not(:has(#main)), #main ~ *': { '@media print': { display: 'none !important' } },
    '[data-tone=ink]': { '@media print': { printColorAdjust: 'exact' } },
  },
})

export const system = createSystem(base, config)
