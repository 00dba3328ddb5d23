import { createServer } from 'node:http'
import { WebSocket } from 'ws'
import { createPresenceSockets } from '../../../local/content-lake/presence/sockets.ts'
import { later } from './support.ts'

test('sends pings, and drops peers that no longer respond', async () => {
  const presence = createPresenceSockets({ heartbeat: 100 })
  const server = createServer().on('upgrade', presence.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  later(() => {
    presence.close()
    server.close()
  })
  const address = server.address()
  const url = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const alive = new WebSocket(url)
  const dead = new WebSocket(url, { autoPong: false })
  let hearts = 0
  alive.on('message', (data) => {
    if (String(data) === '♥') hearts += 1
  })
  await new Promise((resolve) => dead.on('close', resolve))
  expect(alive.readyState).toBe(WebSocket.OPEN)
  expect(hearts).toBeGreaterThan(1)
})
