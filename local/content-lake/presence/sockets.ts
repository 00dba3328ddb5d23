/**
 * Presence: broadcasts where the sessions of the Studio are, over WebSockets with JSON-RPC 2.0
 * (https://www.jsonrpc.org/specification) as @sanity/bifur-client speaks it.
 *
 * The only state is which sessions belong to which connection, so that a lost connection is announced as their leaving.
 */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { isRecord, LOCAL_USER } from '../dataset.ts'

/** Largest message, in bytes. A session's location in a document is a few hundred. */
const MAX_MESSAGE_BYTES = 64 * 1024

/** Sent at this interval in milliseconds: without it the Studio's client takes the connection for lost. */
const HEART = '♥'
const HEARTBEAT = 15_000

const CLOSING = { code: 1001, reason: 'The local Content Lake closes' }

export type PresenceSockets = {
  /** Upgrades a connection. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

type Params = Readonly<Record<string, unknown>>

export function createPresenceSockets(): PresenceSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  /** The connection of each subscription. */
  const subscriptions = new Map<string, WebSocket>()
  let counter = 0

  const beat = setInterval(() => {
    for (const socket of server.clients) send(socket, HEART)
  }, HEARTBEAT)

  /** Broadcasts to all, including the sender, which recognises its own session. */
  function broadcast(event: Params): void {
    for (const [subscription, socket] of subscriptions) {
      const params = { subscription, result: { ...event, i: LOCAL_USER.id } }
      send(socket, JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    }
  }

  function welcome(socket: WebSocket): void {
    const sessions = new Set<unknown>()

    function disconnect(session: unknown): void {
      sessions.delete(session)
      broadcast({ type: 'disconnect', m: { session } })
    }

    function call(method: unknown, params: Params): unknown {
      switch (method) {
        case 'presence_subscribe': {
          counter += 1
          const subscription = `presence-${counter}`
          subscriptions.set(subscription, socket)
          return subscription
        }
        case 'presence_unsubscribe':
          return subscriptions.delete(String(params.subscriptionId))
        case 'presence_announce': {
          const { sessionId, locations } = isRecord(params.data) ? params.data : {}
          sessions.add(sessionId)
          broadcast({ type: 'state', m: { sessionId, locations } })
          return true
        }
        case 'presence_disconnect':
          disconnect(params.session)
          return true
        case 'presence_rollcall':
          broadcast({ type: 'rollCall', session: params.session })
          return true
        // There are no tokens here; a client that has one sends it first and waits for confirmation.
        case 'authorization':
          return true
        default:
          throw new Error(`There is no method "${method}"`)
      }
    }

    socket.on('message', (data) => send(socket, answer(String(data), call)))
    // Protocol violations (a message too large, a bad frame) close the connection by themselves.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      for (const [subscription, own] of subscriptions) if (own === socket) subscriptions.delete(subscription)
      for (const session of sessions) disconnect(session)
    })
    send(socket, HEART)
  }

  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, welcome),
    close: () => {
      clearInterval(beat)
      for (const socket of server.clients) {
        socket.close(CLOSING.code, CLOSING.reason)
        setTimeout(() => socket.terminate(), 500).unref()
      }
      server.close()
    },
  }
}

/** The response to a message. */
function answer(text: string, call: (method: unknown, params: Params) => unknown): string {
  let id: unknown = null
  try {
    const message: unknown = JSON.parse(text)
    const { method, params, ...head } = isRecord(message) ? message : {}
    id = head.id
    return JSON.stringify({ jsonrpc: '2.0', id, result: call(method, isRecord(params) ? params : {}) })
  } catch (error) {
    // The code of an invalid request.
    const detail = { code: -32600, message: error instanceof Error ? error.message : String(error) }
    return JSON.stringify({ jsonrpc: '2.0', id, error: detail })
  }
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text)
}
