import { defineField } from 'sanity'
import { checkAnchor } from '../../rules/anchor.ts'
import { ICONS } from './icons.ts'
import { TONES } from './tones.ts'

/**
 * The flag on invented content, so that nobody publishes it by mistake: the Studio warns while it is on.
 * @param initialValue true where new content counts as invented until somebody says that it is real
 */
export function sampleField(initialValue = false) {
  return defineField({
    name: 'isSample',
    title: 'Sample content',
    type: 'boolean',
    description: 'On while this is invented demo content. Replace it with the real thing, then switch this off.',
    initialValue,
    validation: (rule) =>
      rule
        .custom((value) => (value === true ? 'This is sample content. Replace it before going live.' : true))
        .warning(),
  })
}

/** The choice of an icon from the fixed list. */
export function iconField() {
  return defineField({
    name: 'icon',
    title: 'Icon',
    type: 'string',
    description: 'A small drawing beside the title. The text says everything; the icon only helps the eye.',
    options: { list: ICONS },
  })
}

/** The ground colour of a section. */
export function toneField(initialValue: string) {
  return defineField({
    name: 'tone',
    title: 'Background',
    type: 'string',
    group: 'settings',
    description: 'The colour this section stands on. Neighbouring sections look best on different colours.',
    options: { list: TONES },
    initialValue,
  })
}

/** The name by which links can point at a section. */
export function anchorField() {
  return defineField({
    name: 'anchor',
    title: 'Anchor name',
    type: 'string',
    group: 'settings',
    description:
      'Optional. Lets a link jump straight to this section: "prices" makes it reachable as /this-page#prices.',
    validation: (rule) => rule.custom(checkAnchor),
  })
}

const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Says what is wrong with a dialling number; true when nothing is. */
export function checkPhoneNumber(value: string | undefined): true | string {
  return (
    !value || PHONE_NUMBER.test(value) || 'Write the full number with country code and no spaces, such as +61370104021.'
  )
}

/** Says what is wrong with an e-mail address; true when nothing is. */
export function checkEmail(value: string | undefined): true | string {
  return !value || EMAIL.test(value) || 'This is not an e-mail address.'
}
