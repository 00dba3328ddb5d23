/** Hook that looks up the voices of a shortlist in the API. */
import { useEffect, useState } from 'react'
import { apiUrl } from '@/lib/api/calls'
import { fetchWithRetries } from '@/lib/api/fetch-api'
import type { VoicePage } from '@/lib/api/models'
import { type Finding, findVoices } from '@/lib/shortlist/find-voices'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'

export function useFoundVoices(wanted: readonly ShortlistVoice[]) {
  /** By id; null = not in the API; no entry = not known yet. */
  const [findings, setFindings] = useState<ReadonlyMap<string, Finding>>(() => new Map())
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const open = wanted.filter(({ id }) => !findings.has(id))
  // Sorted, so that reordering sends no request.
  const ids = JSON.stringify(wanted.map(({ id }) => id).sort())

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests again for other ids or another attempt
  useEffect(() => {
    if (open.length === 0) return
    const controller = new AbortController()
    setError(null)
    findVoices(open, {
      ask: (query) => fetchWithRetries<VoicePage>(apiUrl({ call: 'voices', query })),
      onFound: (id, finding) => setFindings((known) => new Map(known).set(id, finding)),
      signal: controller.signal,
    }).catch((reason: unknown) => {
      if (!controller.signal.aborted) setError(reason instanceof Error ? reason : new Error(String(reason)))
    })
    return () => controller.abort()
  }, [ids, attempt])

  return { findings, error, retry: () => setAttempt(attempt + 1) }
}
