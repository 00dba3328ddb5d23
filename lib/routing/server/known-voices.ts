/** The voices that the API lists, as the sitemap knows them: from memory, without a request per visit. */
import { setTimeout } from 'node:timers/promises'
import { type ListedVoice, type ListedVoices, listedVoices } from '@/lib/directory/server/directory'
import { parseVoicePath, voiceIdKey } from '@/lib/voices/paths'

/** Milliseconds for which a visitor waits for the first list; its load goes on for the next one. */
const TIMEOUT_MS = 2000
/** Milliseconds until a list that could not be read is requested again. */
const RETRY_MS = 5000

let unreadableUntil = 0

/**
 * @param waits whether to wait for the first list
 * @returns up to a minute old; null while they cannot be read
 */
export async function knownVoices({ waits = true } = {}): Promise<ListedVoices | null> {
  if (Date.now() < unreadableUntil) return null
  const list = await Promise.race([listedVoices(), setTimeout(waits ? TIMEOUT_MS : 0, null, { ref: false })])
  if (list?.isComplete) return list
  if (waits || list) unreadableUntil = Date.now() + RETRY_MS
  return null
}

/** The listed voice with the id in a path; null when it is not listed, or nobody knows. */
export async function knownVoice(path: string, options?: { waits: boolean }): Promise<ListedVoice | null> {
  const id = parseVoicePath(path)?.id
  if (id === undefined) return null
  return (await knownVoices(options))?.byId.get(voiceIdKey(id)) ?? null
}
