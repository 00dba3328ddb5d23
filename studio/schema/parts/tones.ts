/** The grounds a section can stand on. Names, not colours: the theme decides what each looks like. */
export const TONES = [
  { title: 'Cream (the usual ground)', value: 'cream' },
  { title: 'White', value: 'white' },
  { title: 'Ink (dark, light text)', value: 'ink' },
  { title: 'Mint', value: 'mint' },
  { title: 'Blush', value: 'blush' },
  { title: 'Ochre', value: 'ochre' },
]
