/** The voice that the link named by which the visitor has come. */
import { useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Voice, VoicePage } from '@/lib/api/models'
import type { ListState } from '@/lib/voices/list-query'

const fold = (text: string) => text.trim().toLowerCase()

/** @returns the voice of that name, or the only one found; null when several are, or once the visitor searches for another */
export function useLinkedVoice({ search, voiceId }: ListState, answer: VoicePage | undefined): Voice | null {
  const isHydrated = useHydrated()
  const [linked, setLinked] = useState<string | null>(null)
  // The server does not know the query of the address.
  if (isHydrated && linked === null) setLinked(search)
  if (!answer || !linked || search !== linked || voiceId !== null) return null
  const named = answer.voices.find(({ pseudonym }) => fold(pseudonym) === fold(search))
  return named ?? (answer.totalCount === 1 ? (answer.voices[0] ?? null) : null)
}
