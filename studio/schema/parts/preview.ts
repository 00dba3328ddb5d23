/** Previews of items in lists of the Studio: title, subtitle, and a picture or the type's icon. */
import { linkSelection, linkSummary } from '../../rules/link.ts'
import { textOf } from '../../rules/parent.ts'

/** Paths of the fields of a preview. Without a picture, the Studio shows the icon of the type. */
export type PreviewFields = {
  title: string
  detail?: string
  media?: string
  isSample?: string
  /** Field with a link, whose target is shown. */
  link?: string
}

/** The preview of a type; `type` is its name for editors. */
export function preview(type: string, { link, ...select }: PreviewFields) {
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
