import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'

/** Underlined, because colour alone does not distinguish a link within a sentence. */
const UNDERLINED = { textDecoration: 'underline' }

/** Link that opens a document in its form. */
export function DocumentLink({ id, type, children }: { id: string; type: 'redirect' | 'page'; children: ReactNode }) {
  return (
    <IntentLink intent="edit" params={{ id, type }} style={UNDERLINED}>
      {children}
    </IntentLink>
  )
}
