/** The bar above all tools while there is no connection, and while edits wait to be sent. */
import { Card, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { DocumentLink } from '../common/document-link.tsx'
import { connection } from './connection.ts'
import { readOrphanedEdits, type Unsent, unsentDocuments } from './unsent/unsent-store.ts'
import { ORPHANED_EDITS } from './unsent/use-unsent-edits.ts'

/** Whether the Content Lake cannot be reached at the moment. */
export function useIsLost(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isLost)
}

/** The documents by name, separated by commas. */
function Named({ documents }: { documents: readonly Pick<Unsent, 'id' | 'type' | 'title'>[] }) {
  return documents.map(({ id, type, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <DocumentLink id={id} type={type}>
        {title}
      </DocumentLink>
    </span>
  ))
}

function Bar({ tone, children }: { tone: 'critical' | 'caution'; children: ReactNode }) {
  return (
    <Card role="status" tone={tone} borderBottom paddingX={4} paddingY={3}>
      <Text size={1} weight="medium">
        {children}
      </Text>
    </Card>
  )
}

/** Prompts before a window with unsent edits is left. */
function usePromptBeforeLeaving(): void {
  useEffect(() => {
    function prompt(event: BeforeUnloadEvent): void {
      if (unsentDocuments.all().length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', prompt)
    return () => removeEventListener('beforeunload', prompt)
  }, [])
}

/** Above the Studio: says when there is no connection, and which documents have edits that are only on this computer. */
export function ConnectionBar() {
  usePromptBeforeLeaving()
  const isLost = useIsLost()
  const unsent = useSyncExternalStore(unsentDocuments.subscribe, unsentDocuments.all)
  const { data: left = [] } = useSWR(ORPHANED_EDITS, readOrphanedEdits)
  if (isLost) {
    return (
      <Bar tone="critical">
        No connection. What you type is kept here and sent when it is back.
        {unsent.length > 0 && (
          <>
            {' '}
            Not sent yet: <Named documents={unsent} />
          </>
        )}
      </Bar>
    )
  }
  if (left.length === 0) return null
  return (
    <Bar tone="caution">
      Kept on this computer, because the Studio was closed before it was sent. Open it to put it back:{' '}
      <Named documents={left} />
    </Bar>
  )
}
