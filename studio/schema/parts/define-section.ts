import type { ComponentType } from 'react'
import { defineType, type FieldDefinition } from 'sanity'
import type { SectionGroup } from '../../parts/section-picker.ts'
import { field } from './field.ts'
import { anchorField, toneField } from './fields.ts'
import { tab, withTabs } from './tabs.ts'

type SectionOptions = {
  /** The type name; in kebab case it is the component's folder. */
  name: string
  /** The group of the section picker that lists it. */
  group: SectionGroup
  /** Shown where the section has no picture. */
  icon: ComponentType
  /** Its name for editors. */
  title: string
  /** One sentence on its purpose. */
  description: string
  hasOptionalHeading?: boolean
  /** Whether a small line can stand above the heading. */
  hasEyebrow?: boolean
  /** Default text of the heading. */
  initialHeading?: string
  initialTone?: 'cream' | 'white' | 'ink' | 'mint' | 'blush' | 'ochre'
  /** Fields shown below the heading. */
  fields?: FieldDefinition[]
  /** Path of the picture for the preview, where the section has one. */
  media?: string
}

const EYEBROW = field('eyebrow', 'string', 'Small line above the heading', {
  description: 'Optional. Two to four words that say what kind of thing this is.',
})

/** Defines a section type: its own fields, plus the heading, background and anchor common to all sections. */
export function defineSection(options: SectionOptions) {
  const { name, group, icon, title, description, hasOptionalHeading, hasEyebrow, fields = [] } = options
  const heading = field('heading', 'string', 'Heading', {
    description: hasOptionalHeading ? 'Optional: a few words.' : 'What this section is about, in a few words.',
    initialValue: options.initialHeading,
    required: hasOptionalHeading ? undefined : 'A section without its heading reads as a mistake.',
  })
  const type = defineType({
    name,
    title,
    type: 'object',
    icon,
    description,
    ...withTabs(
      tab('content', 'Content', [...(hasEyebrow ? [EYEBROW] : []), heading, ...fields]),
      tab('settings', 'Settings', [toneField(options.initialTone ?? 'cream'), anchorField()]),
    ),
    preview: {
      select: { heading: 'heading', anchor: 'anchor', ...(options.media && { media: options.media }) },
      prepare: ({ heading, anchor, media }) => ({
        title: heading || title,
        subtitle: anchor ? `${title} · #${anchor}` : title,
        media,
      }),
    },
  })
  return { ...type, pickerGroup: group }
}
