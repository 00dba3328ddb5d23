import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'

/** Within a sentence colour alone does not tell a link. */
const UNDERLINED = { textDecoration: 'underline' }

/** Opens a document in its form. */
export function DocumentLink({ id, type, children }: { id: string; type: 'redirect' | 'page'; children: ReactNode }) {
  return (
    <IntentLink intent="edit" params={{ id, type }} style={UNDERLINED}>
      {children}
    </IntentLink>
  )
}
