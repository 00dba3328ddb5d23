/** Words of the header, the footer and the band of logos. */
import { defineWords } from './words.ts'

export const frameWords = defineWords('frame', {
  menu: 'Menu',
  shortlist: 'Shortlist',
  post: 'Post',
  pauseLogos: 'Pause logos',
  playLogos: 'Play logos',
})
