/** `/v<version>/socket/<dataset>`: the WebSocket of presence. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { HttpError } from '../../server/json.ts'
import type { Datasets } from '../datasets/datasets.ts'
import type { PresenceSockets } from '../presence/sockets.ts'
import type { AccessRules } from './access.ts'
import { responseOf } from './errors.ts'
import { admitHost, refusedOrigin } from './guard.ts'
import { versionOf } from './route.ts'

/** Creates the handler of upgrade requests. It never throws. */
export function createUpgradeHandler(presence: PresenceSockets, datasets: Datasets, rules: AccessRules) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The connection may fail before there is a WebSocket to handle the error.
    socket.on('error', () => socket.destroy())
    try {
      check(request, datasets, rules)
      presence.upgrade(request, socket, head)
    } catch (error) {
      socket.end(`HTTP/1.1 ${responseOf(error).status} Refused\r\nConnection: close\r\n\r\n`)
    }
  }
}

/** @throws HttpError */
function check(request: IncomingMessage, datasets: Datasets, rules: AccessRules): void {
  admitHost(request, rules)
  // WebSockets are not subject to CORS, so checking Origin here is the only protection.
  const { origin } = request.headers
  if (origin !== undefined && !rules.admitsOrigin(origin)) throw refusedOrigin(origin)
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [version = '', service, dataset = '', ...more] = pathname.split('/').slice(1)
  if (versionOf(version) === undefined || service !== 'socket' || more.length > 0) {
    throw new HttpError(404, `The local Content Lake has no WebSocket at ${pathname}`)
  }
  datasets.get(dataset)
}
