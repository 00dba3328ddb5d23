import { defineType, type ObjectDefinition, type PreviewConfig } from 'sanity'
import { type PreviewFields, preview } from './preview.ts'

type Options = Omit<ObjectDefinition, 'type' | 'title' | 'preview'> & {
  title: string
  /** Paths of the fields of the usual preview, or a preview of its own. */
  preview?: PreviewFields | PreviewConfig
}

/** Defines an object type; its preview begins with its title for editors. */
export function defineObject({ preview: shown, ...definition }: Options) {
  const own = shown && 'title' in shown ? preview(definition.title, shown) : shown
  return defineType({ ...definition, type: 'object', ...(own && { preview: own }) })
}
