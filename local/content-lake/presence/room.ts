/**
 * Broadcasts the presence of Studio sessions. The only state is which sessions belong to which connection, so that a
 * lost connection is announced as their leaving.
 */
import { isRecord, LOCAL_USER } from '../dataset.ts'
import { RpcError } from './rpc.ts'

/** Maximum number of subscriptions and sessions per connection; the Studio uses one of each. */
const MAX_PER_PEER = 16

/** Longest id of a session, in characters. */
const MAX_SESSION_LENGTH = 128

/** Sends a message to a subscription. */
export type Push = (subscription: string, result: unknown) => void

export type Peer = {
  /**
   * Handles a call.
   * @returns its result
   * @throws RpcError
   */
  call: (method: string, params: Readonly<Record<string, unknown>>) => unknown
  /** Called when the connection has ended. */
  leave: () => void
}

export type Room = { join: (push: Push) => Peer }

export function createRoom(): Room {
  const listeners = new Map<string, Push>()
  let counter = 0

  /** Broadcasts to all, including the sender, which recognises its own session. */
  function tell(event: Readonly<Record<string, unknown>>): void {
    for (const [subscription, push] of listeners) push(subscription, { ...event, i: LOCAL_USER.id })
  }

  function join(push: Push): Peer {
    const subscriptions = new Set<string>()
    const sessions = new Set<string>()

    function subscribe(): string {
      if (subscriptions.size >= MAX_PER_PEER) throw new RpcError('INVALID_REQUEST', 'Too many subscriptions')
      counter += 1
      const subscription = `presence-${counter}`
      subscriptions.add(subscription)
      listeners.set(subscription, push)
      return subscription
    }

    function unsubscribe(subscription: unknown): boolean {
      if (typeof subscription !== 'string' || !subscriptions.delete(subscription)) {
        throw new RpcError('INVALID_PARAMS', 'There is no such subscription')
      }
      return listeners.delete(subscription)
    }

    function announce(data: unknown): boolean {
      if (!isRecord(data) || !Array.isArray(data.locations)) {
        throw new RpcError('INVALID_PARAMS', '"data" must hold "locations" and "sessionId"')
      }
      const session = sessionOf(data.sessionId)
      if (!sessions.has(session) && sessions.size >= MAX_PER_PEER)
        throw new RpcError('INVALID_REQUEST', 'Too many sessions')
      sessions.add(session)
      tell({ type: 'state', m: { sessionId: session, locations: data.locations } })
      return true
    }

    function disconnect(session: string): boolean {
      sessions.delete(session)
      tell({ type: 'disconnect', m: { session } })
      return true
    }

    return {
      call: (method, params) => {
        if (method === 'presence_subscribe') return subscribe()
        if (method === 'presence_unsubscribe') return unsubscribe(params.subscriptionId)
        if (method === 'presence_announce') return announce(params.data)
        if (method === 'presence_disconnect') return disconnect(sessionOf(params.session))
        if (method === 'presence_rollcall') {
          tell({ type: 'rollCall', session: sessionOf(params.session) })
          return true
        }
        // There are no tokens here; a client that has one sends it first and waits for confirmation.
        if (method === 'authorization') return true
        throw new RpcError('METHOD_NOT_FOUND', `There is no method "${method}"`)
      },
      leave: () => {
        for (const subscription of subscriptions) listeners.delete(subscription)
        for (const session of [...sessions]) disconnect(session)
      },
    }
  }

  return { join }
}

function sessionOf(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= MAX_SESSION_LENGTH) return value
  throw new RpcError('INVALID_PARAMS', `A session is a string of at most ${MAX_SESSION_LENGTH} characters`)
}
