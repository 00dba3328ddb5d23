/**
 * Finds voices by their ids in the API, which has no query by ids: those of a shortlist, or the one of a sample.
 *
 * Each is searched for by name and matched by id. Those that this does not find (renamed, or without a name) are looked
 * up in the list of all voices.
 */
import { ALL_VOICES_QUERY, readAllVoices } from '@/lib/api/all-voices'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice, VoicesResponse } from '@/lib/api/models'
import { shortName } from './link'
import type { ShortlistVoice } from './shortlist'

/** @returns those that the API has, by id */
export async function findVoices(
  wanted: readonly Pick<ShortlistVoice, 'id' | 'name'>[],
  read: (query: CallQuery<'voices'>) => Promise<VoicesResponse>,
): Promise<ReadonlyMap<string, Voice>> {
  const ids = new Set(wanted.map(({ id }) => id))
  const found = new Map<string, Voice>()

  function note(voices: readonly Voice[]): boolean {
    for (const voice of voices) {
      const id = String(voice.id)
      if (ids.has(id)) found.set(id, voice)
    }
    return found.size === ids.size
  }

  async function search(name: string): Promise<void> {
    const { voices } = await read({ ...ALL_VOICES_QUERY, searchKeyword: shortName(name) })
    note(voices)
  }

  await Promise.all(wanted.filter(({ name }) => name !== '').map(({ name }) => search(name)))
  if (found.size < ids.size) await readAllVoices(read, note)
  return found
}
