/** Words that the site writes into an enquiry: the line above the form, and the first lines of the brief. */
import { defineWords } from './words.ts'

export const briefWords = defineWords('briefs', {
  about: 'About',
  voice: 'Voice',
  bookingRef: 'Booking ref',
  voiceWithRef: '{name}, booking ref {code}',
  yourShortlist: 'Your shortlist: {names}',
  shortlist: 'Shortlist:',
  castVoice: 'Please cast a voice.',
  castAiVoice: 'Please cast an AI voice.',
  estimate: 'Estimate',
  noEstimate: 'no estimate was given',
  duration: 'Duration',
  location: 'Location',
  medium: 'Medium',
  wordCount: 'Approximate word count',
  usage: 'Usage',
})
