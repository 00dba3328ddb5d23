/** Links that open a document in its form. */
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'

/** Underlined, because colour alone does not distinguish a link within a sentence. */
export const UNDERLINED = { textDecoration: 'underline' }

/** Link that opens a document in its form. @param path of a field, to open that */
export function DocumentLink({
  children,
  ...params
}: {
  id: string
  type: string
  path?: string
  children: ReactNode
}) {
  return (
    <IntentLink intent="edit" params={params} style={UNDERLINED}>
      {children}
    </IntentLink>
  )
}
