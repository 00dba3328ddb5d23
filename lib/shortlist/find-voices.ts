/**
 * Finds voices by their ids in the API, which has no query by ids: those of a shortlist, or the one of a sample.
 *
 * Each voice is searched for by name and matched by id. If that fails (renamed, or a common name), it is looked up
 * among the voices similar to its id (some APIs include the voice itself), and finally in the list of all voices.
 */

import { readAllVoices } from '@/lib/api/all-voices'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice, VoicePage } from '@/lib/api/models'
import { shortName } from './link'
import type { ShortlistVoice } from './shortlist'

/** Concurrent searches. */
const AT_ONCE = 4
const BY_NAME = { featuredOnly: false, ethicalAIOnly: false, page: 1, pageSize: 50 }
const BY_ID = { ...BY_NAME, pageSize: 12 }

/** Null = the API does not have it. */
export type Finding = Voice | null

type Search = {
  ask(query: CallQuery<'voices'>): Promise<VoicePage>
  /** Called for each voice as soon as it is known. */
  onFound(id: string, finding: Finding): void
  signal?: AbortSignal
}

/** @throws the first failure of `ask`, after which no more requests are sent; results so far have been reported */
export async function findVoices(wanted: readonly ShortlistVoice[], { ask, onFound, signal }: Search): Promise<void> {
  const open = new Map(wanted.map((voice) => [voice.id, voice]))
  const queue = [...wanted]
  let isOver = false

  function tell(id: string, finding: Finding): void {
    if (!open.delete(id) || isOver || signal?.aborted) return
    onFound(id, finding)
  }

  /** A response may contain other wanted voices as well. */
  function tellAll(voices: readonly Voice[]): void {
    for (const voice of voices) tell(String(voice.id), voice)
  }

  async function look(query: CallQuery<'voices'>): Promise<void> {
    tellAll((await ask(query)).voices)
  }

  async function work(): Promise<void> {
    for (let voice = queue.shift(); voice; voice = queue.shift()) {
      if (isOver || signal?.aborted) return
      const searchKeyword = shortName(voice.name)
      if (open.has(voice.id) && searchKeyword) await look({ ...BY_NAME, searchKeyword })
      if (open.has(voice.id)) await look({ ...BY_ID, voiceId: voice.id })
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted.length) }, work))
    if (open.size === 0 || signal?.aborted) return
    await readAllVoices(ask, (voices) => {
      tellAll(voices)
      return open.size === 0 || signal?.aborted === true
    })
    for (const id of [...open.keys()]) tell(id, null)
  } finally {
    isOver = true
  }
}
