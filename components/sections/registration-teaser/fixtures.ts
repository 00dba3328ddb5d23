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

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'registrationTeaser'> = {
  ...typical,
  eyebrow: null,
  intro: null,
  benefits: [],
  buttonLabel: '',
}

export const longest: SectionOf<'registrationTeaser'> = {
  ...typical,
  heading: 'Everything that people with an account of their own will be able to do here one day',
  intro: 'A sentence of introduction. '.repeat(12),
  benefits: Array.from({ length: 9 }, (_, index) => ({
    _key: String(index),
    title: `Something that takes a whole line and a bit of the next to name, number ${index + 1}`,
    text: 'And what there is to say about it. '.repeat(6),
    icon: 'shield' as const,
  })),
  buttonLabel: 'COMING SOON, AND WE SHALL TELL YOU WHEN',
}
