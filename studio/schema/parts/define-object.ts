/** Definition of an object type by its fields, its title and the fields of its preview. */
import { defineType, type ObjectDefinition } from 'sanity'
import { type PreviewFields, previewOf } from './preview.ts'

type Options = Omit<ObjectDefinition, 'type' | 'title' | 'preview'> & { title: string; preview?: PreviewFields }

/** Defines an object type. */
export function defineObject({ preview, ...definition }: Options) {
  return defineType({
    ...definition,
    type: 'object',
    ...(preview && { preview: previewOf(definition.title, preview) }),
  })
}
