/** Hook that finds the voice that the visitor's link names. */
import { useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Voice, VoicesResponse } from '@/lib/api/models'
import type { ListState } from '@/lib/voices/list-query'

const fold = (text: string) => text.trim().toLowerCase()

/**
 * @returns the voice of that name, or the only result; null if there are several, or once the visitor searches for
 *   another
 */
export function useLinkedVoice({ search, voiceId }: ListState, response: VoicesResponse | undefined): Voice | null {
  const isHydrated = useHydrated()
  const [linked, setLinked] = useState<string | null>(null)
  // The server does not know the URL's query.
  if (isHydrated && linked === null) setLinked(search)
  if (!response || !linked || search !== linked || voiceId !== null) return null
  const named = response.voices.find(({ pseudonym }) => fold(pseudonym) === fold(search))
  return named ?? (response.totalCount === 1 ? (response.voices[0] ?? null) : null)
}
