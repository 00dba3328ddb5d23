/** How items look in lists of the Studio: what they are called, what they are, and a picture or the icon of their type. */
import { linkSelection, linkSummary } from '../../rules/link.ts'
import { textOf } from '../../rules/parent.ts'

/** Paths of the fields that a preview shows. Without a picture, the Studio shows the icon of the type. */
type PreviewFields = { title: string; detail?: string; media?: string; isSample?: string }

function lines(type: string, title: string, ...details: string[]) {
  return {
    title: title || `${type} without words`,
    subtitle: [type, ...details].filter(Boolean).join(' · '),
  }
}

/** The preview of a type whose name editors know as `type`. */
export function preview(type: string, { ...select }: PreviewFields) {
  return {
    select,
    prepare(selected: Record<string, unknown>) {
      const sample = selected.isSample === true ? 'Sample' : ''
      return { ...selected, ...lines(type, textOf(selected, 'title'), sample, textOf(selected, 'detail')) }
    },
  }
}

/** The preview of words that lead somewhere: fields `label` and `link`. */
export function linkPreview(type: string) {
  return {
    select: { label: 'label', ...linkSelection('link') },
    prepare(selected: Record<string, unknown>) {
      return lines(type, textOf(selected, 'label'), linkSummary(selected))
    },
  }
}
