import { defineType, type ObjectDefinition, type PreviewConfig } from 'sanity'
import { linkSelection, linkSummary } from '../../rules/link.ts'
import { textOf } from '../../rules/parent.ts'

/** Paths of the fields of a preview. Without a picture, the Studio shows the icon of the type. */
type PreviewFields = {
  title: string
  detail?: string
  media?: string
  isSample?: string
  /** Field with a link, whose target is shown. */
  link?: string
}

type Options = Omit<ObjectDefinition, 'type' | 'title' | 'preview'> & {
  title: string
  /** Paths of the fields of the usual preview, or a preview of its own. */
  preview?: PreviewFields | PreviewConfig
}

/** The preview of a type; `type` is its name for editors. */
function preview(type: string, { link, ...select }: PreviewFields) {
  return {
    select: { ...select, ...(link && linkSelection(link)) },
    prepare(selected: Record<string, unknown>) {
      const sample = selected.isSample === true ? 'Invented' : ''
      const details = [type, sample, textOf(selected, 'detail'), linkSummary(selected)]
      return {
        ...selected,
        title: textOf(selected, 'title') || `${type} without words`,
        subtitle: details.filter(Boolean).join(' · '),
      }
    },
  }
}

/** Defines an object type; its preview begins with its title for editors. */
export function defineObject({ preview: shown, ...definition }: Options) {
  const own = shown && 'title' in shown ? preview(definition.title, shown) : shown
  return defineType({ ...definition, type: 'object', ...(own && { preview: own }) })
}
