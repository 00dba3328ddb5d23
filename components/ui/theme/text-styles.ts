/**
 * The type scale. Headings have a largest share of the window's width, which large text on a phone reaches,
 * and h1 on the narrowest phones.
 * Components set a `textStyle`, and a size of their own only for a display of its own kind.
 */
export const textStyles = {
  h1: {
    value: {
      fontFamily: 'display',
      fontWeight: '700',
      fontSize: 'min(11.9vw, clamp(2.5rem, 1.6rem + 4vw, 4.5rem))',
      lineHeight: '1.04',
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
  h2: {
    value: {
      fontFamily: 'display',
      fontWeight: '700',
      fontSize: 'min(13vw, clamp(1.875rem, 1.35rem + 2.3vw, 3rem))',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
  h3: {
    value: {
      fontFamily: 'display',
      fontWeight: '700',
      fontSize: 'min(11vw, clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem))',
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
}
