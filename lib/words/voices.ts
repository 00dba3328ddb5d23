/** Words of the cards of voices. */
import { defineWords } from './words.ts'

export const voiceWords = defineWords('voices', {
  male: 'Male',
  female: 'Female',
  more: 'More',
  less: 'Less',
  sample: 'Sample',
  ethicalAi: 'Also an Ethical AI voice',
  directed: 'Available for directed sessions',
  notDirected: 'Not available for directed sessions',
  enquire: 'Enquire now',
  bookingRef: 'Booking ref: {code}',
  download: 'Download',
  share: 'Share',
  linkCopied: 'Link Copied!',
  copyLink: 'Copy the link to {name}',
  findSimilar: 'Find Similar',
  aiVoice: 'AI voice',
  featured: 'Featured voices',
  place: '{place} of {count}',
  places: '{first} and {last} of {count}',
  none: 'No voices found.',
})
