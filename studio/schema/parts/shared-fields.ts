/** Fields that documents, objects and sections share: title, icon, anchor name, and the mark of invented content. */
import { checkAnchor } from '../../rules/formats.ts'
import { codeField, field } from './field.ts'

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

/** The title of an item. @param required the error while it is empty */
export function titleField(description: string, required: string) {
  return field('title', 'string', 'Title', { description, required })
}

/** Icons for editors to choose from. The site maps each name to an SVG; a new one needs code. */
const ICONS = [
  { title: 'Brief (document)', value: 'file-text' },
  { title: 'Pen', value: 'pen' },
  { title: 'Microphone', value: 'mic' },
  { title: 'Headphones', value: 'headphones' },
  { title: 'Faders', value: 'sliders' },
  { title: 'Waveform', value: 'audio-lines' },
  { title: 'Music note', value: 'music' },
  { title: 'Delivered file', value: 'file-audio' },
  { title: 'Send', value: 'send' },
  { title: 'Download', value: 'download' },
  { title: 'Clock', value: 'clock' },
  { title: 'Calendar', value: 'calendar' },
  { title: 'Fast', value: 'zap' },
  { title: 'Price', value: 'badge-dollar' },
  { title: 'Shield', value: 'shield' },
  { title: 'Archive', value: 'archive' },
  { title: 'People', value: 'users' },
  { title: 'Swap', value: 'repeat' },
  { title: 'Conversation', value: 'message' },
  { title: 'Phone', value: 'phone' },
  { title: 'Tick', value: 'check' },
  { title: 'Map pin', value: 'map-pin' },
]

/** Selection of an icon from the fixed list. */
export function iconField() {
  return field('icon', 'string', 'Icon', {
    description: 'A small drawing beside the title. The text says everything; the icon only helps the eye.',
    options: { list: ICONS },
  })
}

/** The anchor name of a section, for links. */
export function anchorField() {
  return codeField('anchor', 'Anchor name', {
    description:
      'Optional. Lets a link jump straight to this section: "prices" makes it reachable as /this-page#prices.',
    validation: (rule) => rule.custom(checkAnchor),
  })
}
