/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'registrationTeaser'> = {
  _key: 'registration',
  _type: 'registrationTeaser',
  tone: 'ink',
  anchor: null,
  eyebrow: 'Your own account',
  heading: 'Five tracks we are still recording',
  intro: 'Registration is not open yet.',
  benefits: [
    { _key: '1', title: 'Music library', text: 'Hear what we have.', icon: 'music' },
    { _key: '2', title: 'Talent availability', text: 'Who is free.', icon: 'calendar' },
    { _key: '3', title: 'Sending scripts', text: null, icon: null },
    { _key: '4', title: 'Job status with estimated delivery', text: 'Where it is.', icon: 'clock' },
    { _key: '5', title: 'Downloading past audio', text: 'What we made.', icon: 'download' },
  ],
  buttonLabel: 'COMING SOON',
}
