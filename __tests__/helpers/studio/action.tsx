/** The actions of a document in jsdom. */
import type { ReactElement } from 'react'
import type { DocumentActionComponent, DocumentActionProps, SanityDocument } from 'sanity'

/** An action as the button that it is below a form; nothing where it is not offered. */
export function Action({
  action: useAction,
  ...props
}: DocumentActionProps & { action: DocumentActionComponent }): ReactElement | null {
  const description = useAction(props)
  if (!description) return null
  const { label, disabled, onHandle } = description
  return (
    <button type="button" disabled={disabled} onClick={onHandle}>
      {label}
    </button>
  )
}

/** What the Studio hands to an action of a document without a draft. */
export function propsOf(type: string, id: string, published: SanityDocument | null): DocumentActionProps {
  const none = {
    draft: null,
    version: null,
    release: undefined,
    scopeId: undefined,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
  }
  return {
    id,
    type,
    published,
    transactionSyncLock: null,
    initialValueResolved: true,
    onComplete() {},
    ...none,
  }
}
