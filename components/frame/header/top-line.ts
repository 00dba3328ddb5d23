/** Styles shared by the links and buttons of the main navigation. */
export const topLine = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'fg',
    fontSize: 'lg',
    fontWeight: '600',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    textUnderlineOffset: '0.4em',
    textDecorationThickness: '2px',
    _hover: { textDecoration: 'underline', textDecorationColor: 'accent' },
    '&[aria-current=page]': { textDecoration: 'underline', textDecorationColor: 'accent' },
  },
} as const
