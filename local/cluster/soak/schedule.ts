/** When a soak ends, and in which order it does what: the same order for the same seed. */

export type Schedule = {
  /** Asked before each action. */
  isOver(): boolean
  /** Milliseconds until the end, negative after it. */
  left(): number
  /** Numbers from 0 to below 1 for one of its parts, which no other part takes from. */
  random(part: string): () => number
}

/** Begins now. @param seed any whole number */
export function startSchedule(durationMs: number, seed: number): Schedule {
  const end = Date.now() + durationMs
  const left = () => end - Date.now()
  return { left, isOver: () => left() < 0, random: (part) => randomNumbers(`${seed} ${part}`) }
}

/** Numbers that a text decides: its characters, then each number, mixed by multiplication (FNV-1a, xorshift). */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** One of a list that is not empty. */
export function pick<Item>(list: readonly [Item, ...Item[]], random: () => number): Item {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

/** A copy in another order. */
export function shuffle<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((first, second) => first.at - second.at)
    .map(({ item }) => item)
}
