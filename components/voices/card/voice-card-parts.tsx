/**
 * Styled elements of a voice card. The theme colour depends on the artist's gender; `--voice` and colours mixed from
 * it apply it.
 */
import { chakra } from '@chakra-ui/react'
import { NARROW_WINDOW } from '@/components/ui/media'

/** Cards in rows of equal height. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
    gap: '6',
    '& > li': { minWidth: '0', scrollMarginTop: '4', _focusVisible: { outline: 'none' } },
    '&[aria-busy=true]': { opacity: '0.45', transition: 'opacity {durations.fast} ease-out' },
  },
})

export const Card = chakra('article', {
  base: {
    '--on-voice': '{colors.white}',
    '--wave': 'color-mix(in srgb, var(--voice) 52%, {colors.white})',
    '--bar': '3px',
    '--stage': 'color-mix(in srgb, var(--voice) 9%, {colors.white})',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minWidth: '0',
    height: '100%',
    layerStyle: 'card',
    overflow: 'hidden',
    position: 'relative',
    overflowWrap: 'anywhere',
    // The frame is an inner overlay, so that its change moves nothing and no carousel clips it.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'card',
      boxShadow: 'inset 0 0 0 1px {colors.line}',
      pointerEvents: 'none',
      transition: 'box-shadow {durations.fast} ease-out',
    },
    '&:has([data-playback=playing], [data-playback=loading])': {
      '--stage': 'color-mix(in srgb, var(--voice) 16%, {colors.white})',
      _after: { boxShadow: 'inset 0 0 0 3px var(--voice)' },
    },
  },
  variants: {
    theme: { blue: { '--voice': '{colors.male}' }, red: { '--voice': '{colors.female}' } },
  },
})

/** The tinted area with the player. If there is nothing to play, it fills the space below. */
export const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    padding: '{spacing.5} {spacing.5} {spacing.3}',
    bg: 'var(--stage)',
    transition: 'background-color {durations.fast} ease-out',
    '@container (min-width: 30rem)': { px: '6' },
    '&[data-silent]': { flexGrow: '1', alignContent: 'center', pb: '5', '& + *': { flexGrow: '0' } },
  },
})

export const Title = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '20',
    minWidth: '0',
    '& > div': { minWidth: '0' },
    // Fits the facts on one line where three cards share a row.
    '@container (max-width: 29.9375rem)': { gap: '3.5', '& > button': { width: '18', height: '18' } },
    '@container (max-width: 22.4375rem)': { '& > button': { width: '16', height: '16' } },
    [NARROW_WINDOW]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
})

export const Name = chakra('h3', {
  base: {
    textStyle: 'h3',
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
    lineHeight: '1.1',
    // Next to its button in both text directions.
    textAlign: 'left',
    // A name of 200 characters must not push the play button out of view.
    display: '-webkit-box',
    lineClamp: '3',
  },
})

export const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '0.5',
    mt: '2',
    textStyle: 'small',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    // Fits region, age and gender on one line of a phone, and of two cards beside each other on a tablet.
    '@container (max-width: 25.9375rem)': { columnGap: '1.5', fontSize: 'sm', '& li': { gap: '1' } },
    // The theme as text, in its colour.
    '& li[data-gender]': { fontWeight: '600', color: 'var(--voice)' },
  },
})

/** The area with the text. */
export const Body = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    padding: '5',
    '@container (min-width: 30rem)': { px: '6' },
  },
})

/** Aligned to the bottom, so that the rows of adjacent cards are level. */
export const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '3.5',
    mt: 'auto',
    pt: '4',
    textStyle: 'small',
    '@container (min-width: 30rem)': { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  },
})

export const Notes = chakra('ul', {
  base: {
    display: 'grid',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '7' },
    '& svg': { flexShrink: '0', width: '4.5', height: '4.5' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'link',
      fontWeight: '600',
      // A finger's target; without overlap with the next line when it wraps.
      py: '3',
      my: '-3',
    },
  },
})
