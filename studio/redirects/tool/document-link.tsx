import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'

/** Opens a document in its form. */
export function DocumentLink({ id, type, children }: { id: string; type: 'redirect' | 'page'; children: ReactNode }) {
  return (
    <IntentLink intent="edit" params={{ id, type }}>
      {children}
    </IntentLink>
  )
}
