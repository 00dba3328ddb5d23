/** Reads the list of all voices: the API has no call for a single voice. */
import type { CallQuery } from './calls.ts'
import type { Voice, VoicesResponse } from './models.ts'

/** The first page of all voices, of the largest size that the API allows. */
export const ALL_VOICES_QUERY = { featuredOnly: false, ethicalAIOnly: false, page: 1, pageSize: 100 }
/** Limit of pages read: beyond it the voice most likely does not exist. */
const MAX_PAGES = 5

/**
 * Reads the list of all voices page by page.
 * @param onPage gets the voices of each page; `true` stops
 */
export async function readAllVoices(
  read: (query: CallQuery<'voices'>) => Promise<VoicesResponse>,
  onPage: (voices: readonly Voice[]) => boolean,
): Promise<void> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { voices, totalPages } = await read({ ...ALL_VOICES_QUERY, page })
    if (onPage(voices) || page >= totalPages) return
  }
}

/** @returns null when none of the voices read has this id */
export async function findVoiceById(
  id: string,
  read: (query: CallQuery<'voices'>) => Promise<VoicesResponse>,
): Promise<Voice | null> {
  let found: Voice | undefined
  await readAllVoices(read, (voices) => {
    found = voices.find((voice) => String(voice.id) === id)
    return found !== undefined
  })
  return found ?? null
}
