/** Background tones of sections. Names, not colours: the theme defines the colours. */
export const TONES = [
  { title: 'Cream (the usual one)', value: 'cream' },
  { title: 'White', value: 'white' },
  { title: 'Ink (dark, light text)', value: 'ink' },
  { title: 'Mint', value: 'mint' },
  { title: 'Blush', value: 'blush' },
  { title: 'Ochre', value: 'ochre' },
]
