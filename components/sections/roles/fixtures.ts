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

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'roles'> = {
  ...typical,
  text: null,
  requirementsLabel: null,
  toSendLabel: null,
  roles: [role('Audio producers')],
}

export const longest: SectionOf<'roles'> = {
  ...typical,
  tone: 'ink',
  heading: 'Work with people who listen '.repeat(5),
  roles: Array.from({ length: 5 }, (_, index) =>
    role(`A role with a name that does not end, number ${index + 1}`, {
      anchor: `role-${index + 1}`,
      text: 'What the work is like. '.repeat(30),
      requirements: Array.from(
        { length: 9 },
        (_item, line) => `Something that people need and that wraps, ${line + 1}`,
      ),
      toSend: Array.from({ length: 6 }, (_item, line) => `Something that people send and that wraps, ${line + 1}`),
      image: contentImage({ alt: '' }),
      action: mail('E-mail us everything you have ever made', `Role ${index + 1}`),
    }),
  ),
}
