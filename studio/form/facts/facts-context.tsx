/** The facts, with unpublished changes, for all fields of a form; updated live. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { FACTS } from '../../../lib/facts/facts.ts'
import type { Facts } from '../../../lib/facts/tokens.ts'
import { API_VERSION } from '../../common/api-version.ts'
import { listenWithRetry } from '../../common/retry-on-network-error.ts'
import { factsOf } from '../../rules/facts.ts'

const QUERY = { fetch: `*[_id == "${FACTS}"][0]`, listen: `*[_id in ["${FACTS}", "drafts.${FACTS}"]]` }
const OPTIONS = { perspective: 'drafts' as const, apiVersion: API_VERSION, tag: 'facts' }
const NONE: Facts = new Map()

const FactsContext = createContext<Facts>(NONE)

export function useFacts(): Facts {
  return useContext(FactsContext)
}

export function FactsProvider({ children }: { children: ReactNode }) {
  const store = useDocumentStore()
  const [facts, setFacts] = useState(NONE)
  useEffect(() => {
    const subscription = listenWithRetry(store, QUERY, {}, OPTIONS).subscribe({
      next: (document) => setFacts(factsOf(document)),
      // Without facts the form works; its fields show tokens.
      error: () => setFacts(NONE),
    })
    return () => subscription.unsubscribe()
  }, [store])
  return <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>
}
