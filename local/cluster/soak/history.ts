/**
 * What happened to the pages of a soak, and whether it may happen.
 *
 * Each page has one editor, so its writes have an order: the states of a page are numbered from 1. A state is an edition, which
 * shows its number wherever the page has text, or that there is no page.
 */

/** A write of an editor. `isAcknowledged` is false where the Content Lake did not answer: it may have been made or not. */
export type Write = {
  kind: 'write'
  page: string
  /** From 1, in the order of the writes of this page. */
  state: number
  isDeletion: boolean
  startedAt: number
  endedAt: number
  isAcknowledged: boolean
}

/** What a visitor saw: every number on the page, or that there is no page (status 404). */
export type Read = {
  kind: 'read'
  visitor: string
  page: string
  startedAt: number
  endedAt: number
  seen: readonly number[] | 'no page'
}

/** A process that was killed (`isDeath`), or what was wrong for a while. */
export type Fault = { kind: 'fault'; what: string; isDeath: boolean; startedAt: number; endedAt: number }

export type HistoryEvent = Write | Read | Fault

/** What must not happen, as a sentence. */
export type Anomaly = {
  rule: 'older than seen before' | 'two editions in one page' | 'lost write' | 'never written'
  what: string
}

const time = (at: number) => new Date(at).toISOString().slice(11, 23)

function isRead(event: HistoryEvent): event is Read {
  return event.kind === 'read'
}

function isWrite(event: HistoryEvent): event is Write {
  return event.kind === 'write'
}

/** When processes were killed. */
export function deathsIn(events: readonly HistoryEvent[]): number[] {
  return events.flatMap((event) => (event.kind === 'fault' && event.isDeath ? event.startedAt : []))
}

/** The writes of each page, in their order. */
function writesByPage(events: readonly HistoryEvent[]): Map<string, Write[]> {
  return Map.groupBy(events.filter(isWrite), ({ page }) => page)
}

/**
 * The states that a read may have been of, of those whose write had begun. A page that is not there can be of each deletion, and of
 * the time before the first write (state 0).
 */
function possibleStates({ seen, endedAt }: Read, writes: readonly Write[]): number[] {
  const begun = writes.filter(({ startedAt }) => startedAt <= endedAt)
  if (seen !== 'no page') return begun.filter(({ state }) => seen.includes(state)).map(({ state }) => state)
  return [0, ...begun.filter(({ isDeletion }) => isDeletion).map(({ state }) => state)]
}

/**
 * Whether visitors saw pages as they may: whole ones, that were written before they were read, and none older than what the same
 * visitor had seen of that page.
 */
export function checkReads(events: readonly HistoryEvent[]): Anomaly[] {
  const written = writesByPage(events)
  const anomalies: Anomaly[] = []
  const visits = Map.groupBy(events.filter(isRead), ({ visitor, page }) => `${visitor} ${page}`)
  for (const reads of visits.values()) {
    // The oldest state that explains what this visitor has seen.
    let oldest = 0
    for (const read of reads.toSorted((first, second) => first.startedAt - second.startedAt)) {
      const possible = possibleStates(read, written.get(read.page) ?? [])
      const numbers = read.seen === 'no page' ? [] : [...new Set(read.seen)]
      const seen = read.seen === 'no page' ? read.seen : `edition ${numbers.join(' and ')}`
      const description = `${read.visitor} read ${read.page} at ${time(read.startedAt)}: ${seen}`
      if (numbers.length > 1) {
        anomalies.push({ rule: 'two editions in one page', what: description })
        continue
      }
      if (possible.length === 0) {
        anomalies.push({ rule: 'never written', what: description })
        continue
      }
      const next = possible.filter((state) => state >= oldest)
      if (next.length === 0) {
        anomalies.push({ rule: 'older than seen before', what: `${description} after state ${oldest}` })
        continue
      }
      oldest = Math.min(...next)
    }
  }
  return anomalies
}

/**
 * Whether the Content Lake has kept what it has acknowledged, after all that happened to it: each page is in the state of its last
 * acknowledged write, or of a later one that was not answered.
 * @param stored the edition of each page that is stored at the end; a page without a document is missing
 */
export function checkWrites(events: readonly HistoryEvent[], stored: ReadonlyMap<string, number>): Anomaly[] {
  const anomalies: Anomaly[] = []
  for (const [page, writes] of writesByPage(events)) {
    const last = writes.findLastIndex(({ isAcknowledged }) => isAcknowledged)
    const allowed = writes.slice(Math.max(last, 0))
    const found = stored.get(page)
    const isAllowed =
      last === -1 || allowed.some(({ state, isDeletion }) => (isDeletion ? found === undefined : found === state))
    if (isAllowed) continue
    const expected = allowed.map(({ state, isDeletion }) => (isDeletion ? 'no page' : `edition ${state}`)).join(' or ')
    anomalies.push({ rule: 'lost write', what: `${page} is ${found ?? 'missing'}, expected ${expected}` })
  }
  return anomalies
}

/**
 * Of each edition that was acknowledged, after how many milliseconds a visitor saw it or what came after it; Infinity when none did.
 */
export function seenAfter(events: readonly HistoryEvent[]): number[] {
  const reads = Map.groupBy(events.filter(isRead), ({ page }) => page)
  return Array.from(writesByPage(events)).flatMap(([page, writes]) => {
    // When each read ended, and the last state that it may have been of: once for all writes, of which there are hundreds.
    const seen = (reads.get(page) ?? [])
      .map((read) => ({ endedAt: read.endedAt, state: Math.max(-1, ...possibleStates(read, writes)) }))
      .sort((one, other) => one.endedAt - other.endedAt)
    return writes
      .filter(({ isDeletion, isAcknowledged }) => !isDeletion && isAcknowledged)
      .map(({ state, endedAt }) => {
        const first = seen.find((read) => read.state >= state)
        return Math.max(0, (first?.endedAt ?? Number.POSITIVE_INFINITY) - endedAt)
      })
  })
}
