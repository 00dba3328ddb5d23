import { dialledNumber } from '../../../lib/facts/dialled-number.ts'
import { checkAnchor } from '../../rules/anchor.ts'
import { field } from './field.ts'
import { ICONS } from './icons.ts'
import { TONES } from './tones.ts'

/**
 * A flag for invented content, to prevent its publication by mistake: the Studio warns while it is set.
 * @param initialValue true where new content counts as invented until confirmed
 */
export function sampleField(initialValue = false) {
  return field('isSample', 'boolean', 'Invented content', {
    description: 'On while this is invented demo content. Replace it with the real thing, then switch this off.',
    initialValue,
    validation: (rule) =>
      rule
        .custom((value) => (value === true ? 'This is invented content. Replace it before going live.' : true))
        .warning(),
  })
}

/** Selection of an icon from the fixed list. */
export function iconField() {
  return field('icon', 'string', 'Icon', {
    description: 'A small drawing beside the title. The text says everything; the icon only helps the eye.',
    options: { list: ICONS },
  })
}

/** The background tone of a section. */
export function toneField(initialValue: string) {
  return field('tone', 'string', 'Background', {
    group: 'settings',
    description: 'The colour this section stands on. Neighbouring sections look best on different colours.',
    options: { list: TONES },
    initialValue,
  })
}

/** The anchor name of a section, for links. */
export function anchorField() {
  return field('anchor', 'string', 'Anchor name', {
    options: { noFacts: true },
    group: 'settings',
    description:
      'Optional. Lets a link jump straight to this section: "prices" makes it reachable as /this-page#prices.',
    validation: (rule) => rule.custom(checkAnchor),
  })
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns the problem of a phone number, or true when the site can dial it. */
export function checkPhoneNumber(value: string | undefined): true | string {
  return (
    !value ||
    dialledNumber(value) !== null ||
    'This cannot be dialled. Write an Australian number with its area code, or one that starts with + and the country.'
  )
}

/** Returns the problem of an e-mail address, or true when it is valid. */
export function checkEmail(value: string | undefined): true | string {
  return !value || EMAIL.test(value) || 'This is not an e-mail address.'
}
