/** Words of the header, the footer and the band of logos. */
import { defineWords } from './words.ts'

export const frameWords = defineWords('frame', {
  menu: 'Menu',
  shortlist: 'Shortlist',
  post: 'Post',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  soundcloud: 'SoundCloud',
  vimeo: 'Vimeo',
  youtube: 'YouTube',
  pauseLogos: 'Pause logos',
  playLogos: 'Play logos',
})
