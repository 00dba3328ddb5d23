/** Background tones of sections. Names, not colours: the theme says what each of them does to the colours. */
export type Tone = 'cream' | 'white' | 'ink' | 'mint' | 'blush' | 'ochre'
