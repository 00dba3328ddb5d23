/** Previews of items in lists of the Studio: title, subtitle, and a picture or the type's icon. */
import { linkSelection, linkSummary } from '../../rules/link.ts'
import { textOf } from '../../rules/parent.ts'

/** Paths of the fields of a preview. Without a picture, the Studio shows the icon of the type. */
export type PreviewFields = { title: string; detail?: string; media?: string; isSample?: string }

function lines(type: string, title: string, ...details: string[]) {
  return {
    title: title || `${type} without words`,
    subtitle: [type, ...details].filter(Boolean).join(' · '),
  }
}

/** The preview of a type; `type` is its name for editors. */
export function preview(type: string, { ...select }: PreviewFields) {
  return {
    select,
    prepare(selected: Record<string, unknown>) {
      const sample = selected.isSample === true ? 'Invented' : ''
      return { ...selected, ...lines(type, textOf(selected, 'title'), sample, textOf(selected, 'detail')) }
    },
  }
}

/** The preview of a labelled link: fields `label` and `link`. */
export function linkPreview(type: string) {
  return {
    select: { label: 'label', ...linkSelection('link') },
    prepare(selected: Record<string, unknown>) {
      return lines(type, textOf(selected, 'label'), linkSummary(selected))
    },
  }
}
