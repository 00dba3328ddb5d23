/** Duplicates a page without its path, and marks the copy's title, so that the two are never confused. */
import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'

type CopiedPage = { _id: string; _type: string; [field: string]: unknown }

export function copyOfPage({ path: _path, title, ...page }: CopiedPage): CopiedPage {
  return { ...page, title: typeof title === 'string' && title ? `${title} (copy)` : 'Copy' }
}

/** Wraps Sanity's action, once. */
export function withOwnAddress(original: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const copying: DuplicateActionProps = { ...props, mapDocument: copyOfPage }
    return original(copying)
  }
  action.action = original.action
  action.displayName = original.displayName
  return action
}
