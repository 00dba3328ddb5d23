/** Sections for tests. */
import { contentAction, contentImage, contentLink } from '@/lib/content/fixtures'
import type { SectionOf } from '@/lib/content/section-types'

type Role = SectionOf<'roles'>['roles'][number]

export function role(title: string, fields: Partial<Role> = {}): Role {
  return {
    _key: title,
    anchor: null,
    title,
    text: null,
    requirements: [],
    toSend: [],
    image: null,
    action: null,
    ...fields,
  }
}

function mail(label: string, subject: string): Role['action'] {
  const { _key, ...action } = contentAction(label, contentLink({ kind: 'mail', email: 'jobs@wattle.test', subject }))
  return action
}

export const typical: SectionOf<'roles'> = {
  _key: 'roles',
  _type: 'roles',
  tone: 'white',
  anchor: null,
  heading: 'Three ways in',
  text: 'We read everything that is sent.',
  requirementsLabel: 'What you need',
  toSendLabel: 'What to send',
  roles: [
    role('Voice over talent', {
      anchor: 'voice-over-talent',
      text: 'You read other people’s words as if they were yours.',
      requirements: ['Daily access to a recording booth', 'Ideally 4+ years of experience'],
      toSend: ['One MP3 of at most 90 seconds'],
      image: contentImage({ alt: 'A microphone' }),
      action: mail('E-mail your demos', 'Voice over talent: my demos'),
    }),
    role('Audio producers', {
      anchor: 'audio-producers',
      requirements: ['Quick hands in a DAW'],
      action: mail('E-mail your resume', 'Audio producer: my resume'),
    }),
  ],
}
