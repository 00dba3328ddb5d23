/**
 * Whether a voice exists, and at which path: from the list that the sitemap knows, in memory, and for a voice that it lacks
 * from the API, once a minute.
 */
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server/client'
import type { VisitStage } from '@/lib/api/server/stored-responses'
import { startVisit } from '@/lib/api/server/visit'
import { UNREADABLE_LIST } from '@/lib/retries'
import { parseVoicePath, voiceIdKey, voicePath } from '@/lib/voices/paths'
import { type FoundVoice, findVoice } from '@/lib/voices/server/find-voice'
import { type ListedVoice, type ListedVoices, listedVoices } from './directory'

/** `unavailable`: the API does not respond, and has never delivered it. */
export type VoiceState = { kind: 'found'; path: string } | { kind: 'missing' } | { kind: 'unavailable' }

/** Milliseconds for which a response counts: a made-up path costs the API one request a minute. */
const STATE_MS = 60_000
const MAX_STATES = 5000

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

const states = new LRUCache<string, VoiceState>({
  max: MAX_STATES,
  ttl: STATE_MS,
  ignoreFetchAbort: true,
  async fetchMethod(path): Promise<VoiceState> {
    const found = await voiceAt(path, startVisit(path), 'before page')
    if (found === 'missing' || found === 'unavailable') return { kind: found }
    return { kind: 'found', path: voicePath(found.voice) ?? path }
  },
})

/** The state of the voice at a path. An outage is not cached, so that the next request tries again. */
export async function voiceState(path: string): Promise<VoiceState> {
  const listed = await knownVoice(path)
  if (listed) return { kind: 'found', path: listed.path }
  const state = await states.forceFetch(path)
  if (state.kind === 'unavailable') states.delete(path)
  return state
}

/** Milliseconds for which a visitor waits for the first list; its load goes on for the next one. */
const TIMEOUT_MS = 2000

let unreadableUntil = 0

/**
 * @param waits whether to wait for the first list
 * @returns up to a minute old; null while they cannot be read
 */
async function knownVoices({ waits = true } = {}): Promise<ListedVoices | null> {
  if (Date.now() < unreadableUntil) return null
  const list = await Promise.race([listedVoices(), setTimeout(waits ? TIMEOUT_MS : 0, null, { ref: false })])
  if (list?.isComplete) return list
  if (waits || list) unreadableUntil = Date.now() + UNREADABLE_LIST.pauseMs
  return null
}

/** The listed voice with the id in a path; null when it is not listed, or nobody knows. */
export async function knownVoice(path: string, options?: { waits: boolean }): Promise<ListedVoice | null> {
  const id = parseVoicePath(path)?.id
  if (id === undefined) return null
  return (await knownVoices(options))?.byId.get(voiceIdKey(id)) ?? null
}
