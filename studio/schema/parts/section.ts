/** What all sections share: their definition, and the fields that several of them have. */
import { createElement } from 'react'
import { defineType, type FieldDefinition } from 'sanity'
import type { Tone } from '../../../lib/content/section-types.ts'
import { DEFAULT_WORDS } from '../../../lib/words/default-words.ts'
import { field, listField, tab, withTabs } from './field.ts'
import { previewOf } from './preview.ts'
import { type SectionGroup, sectionThumbnail } from './section-picker.ts'
import { anchorField } from './shared-fields.ts'

const TONE_TITLES: Readonly<Record<Tone, string>> = {
  cream: 'Cream (the usual one)',
  white: 'White',
  ink: 'Ink (dark, light text)',
  mint: 'Mint',
  blush: 'Blush',
  ochre: 'Ochre',
}

/** Background tones, as the options of a field. */
export const TONES = Object.entries(TONE_TITLES).map(([value, title]) => ({ title, value }))

type SectionOptions = {
  /** The type name; in kebab case it is the component's folder. */
  name: string
  /** The group of the section picker that lists it. */
  group: SectionGroup
  /** Its name for editors. */
  title: string
  hasOptionalHeading?: boolean
  /** Whether a small line can stand above the heading. */
  hasEyebrow?: boolean
  /** Default text of the heading. */
  initialHeading?: string
  initialTone?: Tone
  /** Fields shown below the heading. */
  fields?: FieldDefinition[]
  /** Path of the picture for the preview; without one, the section's thumbnail is shown. */
  media?: string
}

const EYEBROW = field('eyebrow', 'string', 'Small line above the heading', {
  description: 'Optional. Two to four words that say what kind of thing this is.',
})

function thumbnail(type: string) {
  const style = { width: '100%', height: '100%', objectFit: 'cover' } as const
  return createElement('img', { src: sectionThumbnail(type), alt: '', style })
}

/** Defines a section type: its own fields, plus the heading, background and anchor common to all sections. */
export function defineSection(options: SectionOptions) {
  const { name, group, title, hasOptionalHeading, hasEyebrow, media, fields = [] } = options
  const heading = field('heading', 'string', 'Heading', {
    description: hasOptionalHeading ? 'Optional: a few words.' : 'What this section is about, in a few words.',
    initialValue: options.initialHeading,
    required: hasOptionalHeading ? undefined : 'A section without its heading reads as a mistake.',
  })
  const tone = field('tone', 'string', 'Background', {
    description: 'The colour this section stands on. Neighbouring sections look best on different colours.',
    options: { list: TONES },
    initialValue: options.initialTone ?? 'cream',
  })
  const preview = previewOf(title, {
    title: 'heading',
    detail: 'anchor',
    isHidden: 'isHidden',
    ...(media && { media }),
  })
  const type = defineType({
    name,
    title,
    type: 'object',
    ...withTabs(
      tab('content', 'Content', [...(hasEyebrow ? [EYEBROW] : []), heading, ...fields]),
      tab('settings', 'Settings', [hideSectionField(), tone, anchorField()]),
    ),
    preview: {
      ...preview,
      prepare: (selected) => ({ ...preview.prepare(selected), media: selected.media ?? thumbnail(name) }),
    },
  })
  return { ...type, pickerGroup: group }
}

/** Takes a section off the page and keeps it in the form. */
function hideSectionField() {
  return field('isHidden', 'boolean', 'Hide this section', {
    description:
      'While this is on, visitors do not see the section, and the preview leaves it out. It keeps its words.',
    initialValue: false,
  })
}

/** Hides the heading of a list visually when the banner above has the same text; screen readers still get it. */
export function hideHeadingField() {
  return field('hideHeading', 'boolean', 'Hide the heading', {
    description: 'Switch this on where the banner right above says the same. Screen readers still hear the heading.',
    initialValue: false,
  })
}

/** One paragraph of plain text. */
export function textField(description = 'One or two short sentences below the heading.') {
  return field('text', 'text', 'Text', { rows: 4, description })
}

/** A short text at the beginning of a section. @param what what it stands before, in words */
export function introField(what: string) {
  return field('intro', 'text', 'Introduction', {
    description: `Optional. One or two sentences before ${what}.`,
  })
}

/** The buttons and links of a section. */
export function actionsField() {
  return listField('actions', 'action', 'Buttons and links', {
    description: 'What people can do next. One main button, and at most two more.',
  })
}

/** The illustration of a banner. */
export function artField() {
  return field('art', 'imageWithAlt', 'Art', {
    description: 'The drawing beside the text. Drawn for a light background.',
  })
}

/** Texts of a voice list for a search without results. */
export function castingFields() {
  return [
    field('castingText', 'text', 'When nothing is found: text', {
      rows: 2,
      description: 'Optional. One or two sentences above the button that asks your casting team for a voice.',
    }),
    field('castingLabel', 'string', 'When nothing is found: button', {
      description: `Opens the quote window with the search in the brief. Empty, the button says "${DEFAULT_WORDS.voiceSearch.cast}".`,
      initialValue: DEFAULT_WORDS.voiceSearch.cast,
    }),
    field('castingTitle', 'string', 'When nothing is found: window title', {
      description: 'Optional. Takes the place of the usual title of the quote window.',
    }),
  ]
}
