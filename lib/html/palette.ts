/** The brand's colours, for the theme and for what is drawn without it: plain pages, sharing images, the manifest. */
export const PALETTE = {
  ink: '#0D1B2A',
  cream: '#FBF6EF',
  white: '#FFFFFF',
  coral: '#FF5A36',
  coralDeep: '#B8321A',
  satin: '#2F4FD8',
  teal: '#2B6C7B',
  ochre: '#F2B75C',
  mint: '#DCE8E1',
  blush: '#F6C7B6',
} as const
