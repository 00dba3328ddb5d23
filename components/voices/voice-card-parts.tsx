/**
 * Styled elements of a voice card. The theme colour depends on the artist's gender; `--voice` and colours mixed from
 * it apply it.
 */
import { chakra } from '@chakra-ui/react'

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
    bg: 'bg',
    color: 'fg',
    borderRadius: 'card',
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
      transition: 'box-shadow 180ms ease-out',
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
    gap: '12px',
    padding: '20px 20px 12px',
    bg: 'var(--stage)',
    transition: 'background-color 180ms ease-out',
    '@container (min-width: 480px)': { px: '24px' },
    '&[data-silent]': { flexGrow: '1', alignContent: 'center', pb: '20px', '& + *': { flexGrow: '0' } },
  },
})

export const Title = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '80px',
    minWidth: '0',
    '& > div': { minWidth: '0' },
    // Fits the facts on one line where three cards share a row.
    '@container (max-width: 479px)': { gap: '14px', '& > button': { width: '72px', height: '72px' } },
    '@container (max-width: 359px)': { '& > button': { width: '64px', height: '64px' } },
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
    columnGap: '10px',
    rowGap: '2px',
    mt: '8px',
    textStyle: 'small',
    // Fits region, age and gender on one line of a phone.
    '@container (max-width: 359px)': { columnGap: '7px', fontSize: '0.875rem' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
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
    padding: '20px',
    '@container (min-width: 480px)': { px: '24px' },
  },
})

/** Aligned to the bottom, so that the rows of adjacent cards are level. */
export const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '14px',
    mt: 'auto',
    pt: '16px',
    textStyle: 'small',
    '@container (min-width: 480px)': { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  },
})

export const Notes = chakra('ul', {
  base: {
    display: 'grid',
    '& li': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px' },
    '& svg': { flexShrink: '0', width: '18px', height: '18px' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      color: 'link',
      fontWeight: '600',
      minHeight: '44px',
      my: '-8px',
    },
  },
})
