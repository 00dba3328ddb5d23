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

/** Interval of pings, in milliseconds. A peer that has not responded by the next one is disconnected. */
const HEARTBEAT = 15_000

/** Application-level heartbeat, because browsers do not expose the protocol's pings. */
const HEART = '♥'

const CLOSING = { code: 1001, reason: 'The local Content Lake closes' }

export type PresenceSockets = {
  /** Upgrades a connection. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

type Params = Readonly<Record<string, unknown>>

/** An error of JSON-RPC. */
class RpcError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.name = 'RpcError'
    this.code = code
  }
}

export function createPresenceSockets(options: { heartbeat?: number } = {}): PresenceSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  const answering = new WeakSet<WebSocket>()
  /** The connection of each subscription. */
  const subscriptions = new Map<string, WebSocket>()
  let counter = 0

  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!answering.delete(socket)) {
        socket.terminate()
        continue
      }
      socket.ping()
      send(socket, HEART)
    }
  }, options.heartbeat ?? HEARTBEAT)

  /** Broadcasts to all, including the sender, which recognises its own session. */
  function broadcast(event: Params): void {
    for (const [subscription, socket] of subscriptions) {
      const params = { subscription, result: { ...event, i: LOCAL_USER.id } }
      send(socket, JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    }
  }

  function welcome(socket: WebSocket): void {
    const sessions = new Set<string>()

    function disconnect(session: string): void {
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
          if (!Array.isArray(locations)) throw new RpcError(-32602, '"data" must hold "locations" and "sessionId"')
          sessions.add(sessionOf(sessionId))
          broadcast({ type: 'state', m: { sessionId, locations } })
          return true
        }
        case 'presence_disconnect':
          disconnect(sessionOf(params.session))
          return true
        case 'presence_rollcall':
          broadcast({ type: 'rollCall', session: sessionOf(params.session) })
          return true
        // There are no tokens here; a client that has one sends it first and waits for confirmation.
        case 'authorization':
          return true
        default:
          throw new RpcError(-32601, `There is no method "${method}"`)
      }
    }

    answering.add(socket)
    socket.on('pong', () => answering.add(socket))
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
    if (!isRecord(message)) throw new RpcError(-32600, 'The message must be one object')
    id = message.id
    const { method, params } = message
    return JSON.stringify({ jsonrpc: '2.0', id, result: call(method, isRecord(params) ? params : {}) })
  } catch (error) {
    const code = error instanceof RpcError ? error.code : -32700
    const message = error instanceof Error ? error.message : String(error)
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
  }
}

function sessionOf(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new RpcError(-32602, 'A session must be a string')
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text)
}
