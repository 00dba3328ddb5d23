/**
 * Finds the voices of a shortlist in the API, which takes no list of ids.
 *
 * Each voice is searched for by its name and known by its id. Where that does not find it (renamed, or a name that many share), it is
 * looked for among the voices similar to its id, because some APIs list the voice itself there, and at last in the list of all voices.
 */
import type { CallQuery } from '@/lib/api/calls'
import type { Voice, VoicePage } from '@/lib/api/models'
import { readAllVoices } from '@/lib/voices/all-voices'
import { shortName } from './link'
import type { ShortlistVoice } from './shortlist'

/** Voices asked for at the same time. */
const AT_ONCE = 4
const BY_NAME = { featuredOnly: false, ethicalAIOnly: false, page: 1, pageSize: 50 }
const BY_ID = { ...BY_NAME, pageSize: 12 }

/** Null = the API does not have it. */
export type Finding = Voice | null

type Search = {
  ask(query: CallQuery<'voices'>): Promise<VoicePage>
  /** Told of each voice as soon as it is known. */
  onFound(id: string, finding: Finding): void
  signal?: AbortSignal
}

/** @throws the first failure of `ask`, after which nothing more is asked; what is known by then has been told */
export async function findVoices(wanted: readonly ShortlistVoice[], { ask, onFound, signal }: Search): Promise<void> {
  const open = new Map(wanted.map((voice) => [voice.id, voice]))
  const queue = [...wanted]
  let isOver = false

  function tell(id: string, finding: Finding): void {
    if (!open.delete(id) || isOver || signal?.aborted) return
    onFound(id, finding)
  }

  /** An answer may hold others that are wanted as well. */
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
