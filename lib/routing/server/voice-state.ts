/** Whether a voice exists, and at which path, decided before its page is rendered. */
import { LRUCache } from 'lru-cache'
import { apiClient } from '@/lib/api/server'
import type { VisitStage } from '@/lib/api/server/last-good'
import { startVisit } from '@/lib/api/server/visit'
import { parseVoicePath, voicePath } from '@/lib/voices/paths'
import { type FoundVoice, findVoice } from '@/lib/voices/server/find-voice'
import { knownVoice, knownVoices } from './known-voices'

/** `unavailable`: the API does not respond, and has never delivered it. */
export type VoiceState = { kind: 'found'; path: string } | { kind: 'missing' } | { kind: 'unavailable' }

/** Milliseconds for which a response counts: a made-up path costs the API one request a minute. */
const KEPT_MS = 60_000
const MAX_KEPT = 5000

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
  max: MAX_KEPT,
  ttl: KEPT_MS,
  ignoreFetchAbort: true,
  async fetchMethod(path): Promise<VoiceState> {
    const found = await voiceAt(path, startVisit(path), 'before page')
    if (found === 'missing' || found === 'unavailable') return { kind: found }
    return { kind: 'found', path: voicePath(found.voice) ?? path }
  },
})

/** The state of the voice at a path. An outage is not remembered, so that the next request tries again. */
export async function voiceState(path: string): Promise<VoiceState> {
  const listed = await knownVoice(path)
  if (listed) return { kind: 'found', path: listed.path }
  const state = await states.forceFetch(path)
  if (state.kind === 'unavailable') states.delete(path)
  return state
}
