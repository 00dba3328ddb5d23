/**
 * Presence: broadcasts where the sessions of the Studio are, over WebSockets with JSON-RPC 2.0
 * (https://www.jsonrpc.org/specification) as @sanity/bifur-client speaks it.
 *
 * The only state is what belongs to which connection, so that a lost connection is announced as its sessions' leaving.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { isRecord, LOCAL_USER } from '../dataset.ts'

/** Largest message, in bytes. A session's location in a document is a few hundred. */
const MAX_MESSAGE_BYTES = 64 * 1024

/** Sent at this interval in milliseconds: without it the Studio's client takes the connection for lost. */
const HEART = '♥'
const HEARTBEAT = 15_000

type Params = Readonly<Record<string, unknown>>

/** `sessions` are those that it has announced. */
type Connection = { socket: WebSocket; sessions: Set<unknown>; subscriptions: Set<string> }

/** The sockets of all Studios. `upgrade` accepts a connection. */
export function createPresenceSockets() {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  const connections = new Set<Connection>()

  const beat = setInterval(() => {
    for (const socket of server.clients) send(socket, HEART)
  }, HEARTBEAT)

  /** Broadcasts to all, including the sender, which recognises its own session. */
  function broadcast(event: Params): void {
    for (const { socket, subscriptions } of connections) {
      for (const subscription of subscriptions) {
        const params = { subscription, result: { ...event, i: LOCAL_USER.id } }
        send(socket, JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      }
    }
  }

  function disconnect({ sessions }: Connection, session: unknown): void {
    sessions.delete(session)
    broadcast({ type: 'disconnect', m: { session } })
  }

  function call(connection: Connection, method: unknown, params: Params): unknown {
    switch (method) {
      case 'presence_subscribe': {
        const subscription = randomUUID()
        connection.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        return connection.subscriptions.delete(String(params.subscriptionId))
      case 'presence_announce': {
        const { sessionId, locations } = isRecord(params.data) ? params.data : {}
        connection.sessions.add(sessionId)
        broadcast({ type: 'state', m: { sessionId, locations } })
        return true
      }
      case 'presence_disconnect':
        disconnect(connection, params.session)
        return true
      case 'presence_rollcall':
        broadcast({ type: 'rollCall', session: params.session })
        return true
      default:
        throw new Error(`There is no method "${method}"`)
    }
  }

  function welcome(socket: WebSocket): void {
    const connection: Connection = { socket, sessions: new Set(), subscriptions: new Set() }
    connections.add(connection)
    socket.on('message', (data) =>
      send(
        socket,
        respond(String(data), (...request) => call(connection, ...request)),
      ),
    )
    // Protocol violations (a message too large, a bad frame) close the connection by themselves.
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connections.delete(connection)
      for (const session of connection.sessions) disconnect(connection, session)
    })
    send(socket, HEART)
  }

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, welcome),
    close: () => {
      clearInterval(beat)
      for (const socket of server.clients) socket.terminate()
    },
  }
}

export type PresenceSockets = ReturnType<typeof createPresenceSockets>

/** The response to a message. */
function respond(text: string, call: (method: unknown, params: Params) => unknown): string {
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
