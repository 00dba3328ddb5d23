/** The WebSocket connections of presence, with keep-alive and limits on size and number. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { createRoom } from './room.ts'
import { answerRpc } from './rpc.ts'

/** Largest message, in bytes. A session's location in a document is a few hundred. */
const MAX_MESSAGE_BYTES = 64 * 1024

const MAX_CONNECTIONS = 200

/** Maximum outgoing buffer of a slow peer, in bytes; beyond it the peer is disconnected, and reconnects. */
const MAX_WAITING_BYTES = 1024 * 1024

/** Interval of pings, in milliseconds. A peer that has not responded by the next one is disconnected. */
const HEARTBEAT = 15_000

/** Application-level heartbeat, because browsers do not expose the protocol's pings. */
const HEART = '♥'

const CLOSING = { code: 1001, reason: 'The local Content Lake closes' }

export type PresenceSockets = {
  /** Upgrades a connection, or rejects it. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

export function createPresenceSockets(options: { heartbeat?: number } = {}): PresenceSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  const room = createRoom()
  const answering = new WeakSet<WebSocket>()

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

  function welcome(socket: WebSocket): void {
    answering.add(socket)
    const peer = room.join((subscription, result) => {
      const params = { subscription, result }
      send(socket, JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    })
    socket.on('pong', () => answering.add(socket))
    socket.on('message', (data, isBinary) => {
      const answer = answerRpc(isBinary ? '' : textOf(data), peer.call)
      if (answer !== undefined) send(socket, answer)
    })
    // Protocol violations (a message too large, a bad frame) close the connection by themselves.
    socket.on('error', () => socket.terminate())
    socket.on('close', peer.leave)
    send(socket, HEART)
  }

  return {
    upgrade: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (webSocket) => {
        if (server.clients.size > MAX_CONNECTIONS) webSocket.close(1013, 'Too many connections')
        else welcome(webSocket)
      })
    },
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

function send(socket: WebSocket, text: string): void {
  if (socket.readyState !== WebSocket.OPEN) return
  if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
  else socket.send(text)
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString('utf8')
}
