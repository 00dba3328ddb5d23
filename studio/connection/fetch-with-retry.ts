/**
 * Requests of the Studio to its Content Lake that survive a lost connection.
 *
 * Sanity's Studio takes every request that fails for the connection for an error: a preview that cannot be read replaces
 * the whole tool by "The content tool crashed" (useSyncObservable throws the error while rendering,
 * core/studio/StudioLayoutComponent.tsx), a listener that breaks off makes the form read-only
 * (`reconnecting` in core/form/useDocumentForm.ts), and what was typed is sent again after ever longer pauses, up to a
 * minute (`_cycleCommitter` of @sanity/mutator). No option changes that for all of them (decision 0031). But all clients of
 * the Studio, also their listeners, send requests with the browser's `fetch`. So here requests wait for the connection
 * instead of failing.
 */
import { textOf } from '../common/untyped.ts'
import { markReachable, untilConnected } from './connection.ts'
import { resumedStream } from './resumed-stream.ts'

/** Time in milliseconds after which a request without a response counts as lost: a broken connection may stay silent. */
const TIMEOUT_MS = { edit: 15_000, read: 60_000 }

/**
 * What the Studio would report to Sanity or read from there beside its content: newer versions, and how it is used. Its
 * policy allows no such request, and it has no option that prevents them
 * (core/studio/packageVersionStatus/fetchLatestVersions.ts, core/feedback/feedbackClient.ts); they get an empty response here.
 */
const UNWANTED = [/^https:\/\/sanity-cdn\.com\/v1\/modules\//, /^https:\/\/api\.sanity\.io\/vX\/intake\/feedback$/]

type Send = (url: string, init: RequestInit | undefined) => Promise<Response>

/** `edit`: what somebody has typed. `other` fails as before: nothing is published or deleted later than it was asked for. */
type Kind = 'read' | 'edit' | 'stream' | 'other'

function kindOf(url: URL, method: string): Kind {
  if (/\/data\/listen\//.test(url.pathname)) return 'stream'
  if (url.searchParams.get('tag')?.endsWith('document.commit')) return 'edit'
  return method === 'GET' || /\/data\/query\//.test(url.pathname) ? 'read' : 'other'
}

/** Whether a request is one to the Studio's lake; its checks of the connection itself have to fail. */
function isOfLake(url: URL, lakeHost: string): boolean {
  const isHost = url.host === lakeHost || url.host.endsWith(`.${lakeHost}`)
  return isHost && !url.pathname.endsWith('/check/cors')
}

/** Edits that have not reached the lake. */
let unsentEdits = 0
const whenSent = new Set<() => void>()

/**
 * Resolves when no edit is on its way. A listener that connects again before would show the document without them.
 */
function untilEditsAreSent(): Promise<void> {
  return unsentEdits === 0 ? Promise.resolve() : new Promise((resolve) => whenSent.add(resolve))
}

/** The next edit of a document is sent when the one before has been confirmed. */
const NEXT_EDIT_MS = 100

function editSent(): void {
  unsentEdits -= 1
  setTimeout(() => {
    if (unsentEdits > 0) return
    for (const resolve of whenSent) resolve()
    whenSent.clear()
  }, NEXT_EDIT_MS)
}

/** The response; null when the request has not reached the lake, or its sender has given it up. */
async function sendOnce(send: Send, url: string, init: RequestInit | undefined): Promise<Response | null> {
  try {
    const response = await send(url, init)
    markReachable()
    return response
  } catch {
    return null
  }
}

/** Sends until the request has reached the lake. @throws when its sender has given it up */
async function sendUntilReached(send: Send, url: string, init: RequestInit | undefined): Promise<Response> {
  let response = await sendOnce(send, url, init)
  while (response === null) {
    init?.signal?.throwIfAborted()
    await untilConnected(async () => {
      response = await sendOnce(send, url, init)
      return response !== null
    }, init?.signal)
    // Only the oldest of those that wait has been sent.
    response ??= await sendOnce(send, url, init)
  }
  return response
}

/** Sends with a time limit for each attempt. */
function withTimeout(send: Send, timeoutMs: number): Send {
  return (url, init) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    return send(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout })
  }
}

/**
 * The request without the client's own time limit of five minutes, which counts the wait for the connection: after it the
 * Studio takes what was typed out of the form, and locks it. The caller can still abort it.
 */
function withoutTimeLimit(init: RequestInit | undefined): RequestInit | undefined {
  const signal = init?.signal
  if (!signal) return init
  const controller = new AbortController()
  function giveUp(): void {
    if (textOf(signal?.reason, 'name') !== 'TimeoutError') controller.abort(signal?.reason)
  }
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  return { ...init, signal: controller.signal }
}

/** Whether a lake has refused an edit because it has it already: its response was lost, and the edit sent again. */
async function isKnownEdit(response: Response): Promise<boolean> {
  return response.status === 409 && /transaction\b.*\balready exists/i.test(await response.clone().text())
}

async function sendEdit(send: Send, url: string, init: RequestInit | undefined): Promise<Response> {
  unsentEdits += 1
  try {
    const response = await sendUntilReached(withTimeout(send, TIMEOUT_MS.edit), url, withoutTimeLimit(init))
    if (!(await isKnownEdit(response))) return response
    const { transactionId } = JSON.parse(String(init?.body))
    return Response.json({ transactionId })
  } finally {
    editSent()
  }
}

/** @returns a `fetch` whose requests to the lake wait for a lost connection. @param lakeHost host name with port */
export function fetchWithRetry(original: typeof fetch, lakeHost: string): typeof fetch {
  const send: Send = (url, init) => original(url, init)
  return async (input, init) => {
    if (input instanceof Request) return original(input, init)
    const url = new URL(input, location.href)
    if (UNWANTED.some((pattern) => pattern.test(url.origin + url.pathname))) return Response.json({})
    if (!isOfLake(url, lakeHost)) return original(input, init)
    switch (kindOf(url, init?.method ?? 'GET')) {
      case 'read':
        return sendUntilReached(withTimeout(send, TIMEOUT_MS.read), url.href, withoutTimeLimit(init))
      case 'edit':
        return sendEdit(send, url.href, init)
      case 'stream':
        return resumedStream(
          (headers) => sendUntilReached(send, url.href, headers ? { ...init, headers } : init),
          init ?? {},
          untilEditsAreSent,
        )
      default:
        return original(input, init)
    }
  }
}
