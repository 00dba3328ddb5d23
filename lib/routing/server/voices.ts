/**
 * Whether a voice exists, and at which path: from the list that the sitemap knows, in memory, and for a voice that it lacks
 * from the API, once a minute.
 */
import { apiClient } from '@/lib/api/server/client'
import type { VisitStage } from '@/lib/api/server/stored-responses'
import { startVisit } from '@/lib/api/server/visit'
import { parseVoicePath, voiceIdKey, voicePath } from '@/lib/voices/paths'
import { type FoundVoice, findVoice } from '@/lib/voices/server/find-voice'
import { type ListedVoice, listedVoices } from './directory'
import { type ApiPageState, knownList, oncePerMinute } from './known-list'

/** The listed voices, up to a minute old. */
const knownVoices = knownList(listedVoices)

/**
 * The voice at a path, by the name under which it is listed, else the one in the path.
 * @param path of a voice
 */
export async function voiceAt(
  path: string,
  signal: AbortSignal,
  stage?: VisitStage,
): Promise<FoundVoice | 'missing' | 'unavailable'> {
  const parsed = parseVoicePath(path)
  if (!parsed) return 'missing'
  const [listed, known] = await Promise.all([knownVoice(path), knownVoices()])
  const { id, name } = listed ?? parsed
  return findVoice(apiClient(), { id, name, isUnlisted: known?.isWhole === true && !listed, signal, stage })
}

const lookUp = oncePerMinute(async (path: string): Promise<ApiPageState> => {
  const found = await voiceAt(path, startVisit(path), 'before page')
  if (found === 'missing' || found === 'unavailable') return { kind: found }
  return { kind: 'found', path: voicePath(found.voice) ?? path }
})

/** The state of the voice at a path. */
export async function voiceState(path: string): Promise<ApiPageState> {
  const listed = await knownVoice(path)
  return listed ? { kind: 'found', path: listed.path } : lookUp(path)
}

/** The listed voice with the id in a path; null when it is not listed, or nobody knows. */
export async function knownVoice(path: string, options?: { waits: boolean }): Promise<ListedVoice | null> {
  const id = parseVoicePath(path)?.id
  if (id === undefined) return null
  return (await knownVoices(options))?.byId.get(voiceIdKey(id)) ?? null
}
