/** Words of signing in, and of the pages for it. */
import { defineWords } from './words.ts'

export const sessionWords = defineWords('session', {
  profile: 'User Profile',
  profileTitle: 'Your profile',
  profileDescription: 'For people who are signed in.',
  signedOut: 'You are not signed in',
  toSignIn: 'Go to the sign-in page',
  adminTitle: 'Admin',
  adminDescription: 'Leads to the admin site.',
  adminElsewhere: 'The admin site is at another address',
})
