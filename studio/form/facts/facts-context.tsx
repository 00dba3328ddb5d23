/** The facts, with unpublished changes, for all fields of a form; updated live. */
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { FACTS } from '../../../lib/facts/facts.ts'
import type { Facts } from '../../../lib/facts/fill-texts.ts'
import { API_VERSION } from '../../../lib/lake-defaults.ts'
import { listenWithRetry } from '../../common/lake/retry-on-network-error.ts'
import { useLiveQuery } from '../../common/lake/use-lake-query.ts'
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
  const observe = useCallback(() => listenWithRetry(store, QUERY, {}, OPTIONS).pipe(map(factsOf)), [store])
  // Without facts the form works; its fields show their names.
  return <FactsContext.Provider value={useLiveQuery(observe) ?? NONE}>{children}</FactsContext.Provider>
}
