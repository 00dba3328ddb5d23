/** The preview of documents and objects in lists: a title, a detail, a picture, and whether it is invented content. */
import { textOf } from '../../common/untyped.ts'

/** Paths of the fields that a preview shows. Without a picture, the Studio shows the icon of the type. */
export type PreviewFields = {
  title: string
  detail?: string
  media?: string
  isSample?: string
  isOffline?: string
  isHidden?: string
}

/** The preview of a type in lists. @param type its name for editors, which stands in the second line */
export function previewOf(type: string, select: PreviewFields) {
  return {
    select,
    prepare(selected: Record<string, unknown>) {
      const states = [
        selected.isSample === true ? 'Invented' : '',
        selected.isOffline === true ? 'Offline' : '',
        selected.isHidden === true ? 'Hidden' : '',
      ]
      const details = [type, ...states, textOf(selected, 'detail')]
      return {
        ...selected,
        title: textOf(selected, 'title') || type,
        subtitle: details.filter(Boolean).join(' · '),
      }
    },
  }
}
