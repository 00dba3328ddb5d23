/** Sources of voices for tests. */
import type { VoiceSource } from './voice-source'

export const catalogue: VoiceSource = {
  kind: 'catalogue',
  region: null,
  gender: null,
  age: null,
  category: null,
  count: 6,
  chosen: [],
}

/** Chosen by hand, in this order. */
export function chosen(...ids: number[]): VoiceSource {
  return { ...catalogue, kind: 'chosen', chosen: ids.map((id) => ({ voiceId: String(id) })) }
}
