/** Words of the shortlist. */
import { defineWords } from './words.ts'

export const shortlistWords = defineWords('shortlist', {
  shortlist: 'Shortlist',
  copyLink: 'Copy link',
  linkCopied: 'Link Copied!',
  copyThisLink: 'Copy this link',
  removed: '{name} was removed.',
  keep: 'Keep these voices',
  kept: 'These voices are on your shortlist now.',
  enquire: 'Enquire about the shortlist',
  takeOff: { one: 'Take it off the list', other: 'Take them off the list' },
  play: 'Play all in order',
  next: 'Next',
  stop: 'Stop',
  place: '{place} of {count}:',
})
