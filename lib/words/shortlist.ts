/** Words of the shortlist. */
import { defineWords } from './words.ts'

export const shortlistWords = defineWords('shortlist', {
  shortlist: 'Shortlist',
  copyLink: 'Copy link',
  linkCopied: 'Link Copied!',
  copyThisLink: 'Copy this link',
  removed: '{name} was removed.',
  enquire: 'Enquire about the shortlist',
  play: 'Play all in order',
  next: 'Next',
  stop: 'Stop',
  place: '{place} of {count}:',
})
