import type { ComponentType } from 'react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import { anchorField, toneField } from './fields.ts'

type SectionOptions = {
  /** The type name; its kebab form is the component's folder. */
  name: string
  /** Stands for the section where it has no picture. */
  icon: ComponentType
  /** What editors call it. */
  title: string
  /** One sentence on what it is for. */
  description: string
  /** Whether the section makes no sense without a heading. */
  heading: 'required' | 'optional'
  /** The specification's own words for the heading, where it has some. */
  initialHeading?: string
  initialTone?: 'cream' | 'white' | 'ink' | 'mint' | 'blush' | 'ochre'
  /** Fields shown above the heading. */
  before?: FieldDefinition[]
  /** Fields shown below the heading. */
  fields?: FieldDefinition[]
  /** Path of the picture in the preview, where the section has one. */
  media?: string
}

/** A section type: its own fields, plus the heading, background and anchor that every section has. */
export function defineSection(options: SectionOptions) {
  const { name, icon, title, description, before = [], fields = [] } = options
  const heading = defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    group: 'content',
    description:
      options.heading === 'required' ? 'What this section is about, in a few words.' : 'Optional: a few words.',
    initialValue: options.initialHeading,
    validation: (rule) =>
      options.heading === 'required'
        ? rule.required().error('A section without its heading reads as a mistake.')
        : rule,
  })
  return defineType({
    name,
    title,
    type: 'object',
    icon,
    description,
    groups: [
      { name: 'content', title: 'Content', default: true },
      { name: 'settings', title: 'Settings' },
    ],
    fields: [
      ...before.map((field) => ({ group: 'content', ...field })),
      heading,
      ...fields.map((field) => ({ group: 'content', ...field })),
      toneField(options.initialTone ?? 'cream'),
      anchorField(),
    ],
    preview: {
      select: { heading: 'heading', anchor: 'anchor', ...(options.media && { media: options.media }) },
      prepare: ({ heading, anchor, media }) => ({
        title: heading || title,
        subtitle: anchor ? `${title} · #${anchor}` : title,
        media,
      }),
    },
  })
}
