/** Whether the Studio reaches its Content Lake, as the last requests have shown. One state for the whole window. */

/** Pauses between two attempts to reach the lake, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 1000, 2000, 3000]

type Attempt = () => Promise<boolean>

let isLost = false
const listeners = new Set<() => void>()
/** Requests that wait, the oldest first: it is the one that is tried again, and the others follow it. */
const waiting = new Set<{ attempt: Attempt; release: () => void }>()
let isTrying = false

function setLost(lost: boolean): void {
  if (isLost === lost) return
  isLost = lost
  for (const listener of listeners) listener()
}

/** Resolves after a pause, or earlier when the browser says that it is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}

async function tryAgain(): Promise<void> {
  if (isTrying) return
  isTrying = true
  for (let attempts = 0; waiting.size > 0; attempts += 1) {
    await pause(PAUSES_MS[attempts] ?? PAUSES_MS.at(-1) ?? 0)
    const [oldest] = waiting
    if (!oldest || !(await oldest.attempt())) continue
    const released = [...waiting]
    waiting.clear()
    setLost(false)
    for (const { release } of released) release()
  }
  isTrying = false
}

/** The state of the connection, for `useSyncExternalStore`. */
export const connection = {
  isLost: () => isLost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** To be called when a request has reached the lake. */
export function markReachable(): void {
  if (waiting.size === 0) setLost(false)
}

/**
 * To be called when a request has not reached the lake. Resolves when it may be sent again.
 * @param attempt sends it; resolves to whether it has reached the lake. Called when it is the oldest one that waits
 * @param signal of the request
 * @throws the reason of the signal when the request is given up
 */
export function untilConnected(attempt: Attempt, signal: AbortSignal | null | undefined): Promise<void> {
  setLost(true)
  return new Promise((resolve, reject) => {
    const entry = { attempt, release: resolve }
    function giveUp(): void {
      if (!waiting.delete(entry)) return
      reject(signal?.reason)
      // No request is waiting any more: the next one shows whether there is a connection.
      if (waiting.size === 0) setLost(false)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    waiting.add(entry)
    void tryAgain()
  })
}
