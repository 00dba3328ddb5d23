/** Whose address a rate limit counts, with and without proxies before the site. */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { createClientIp, type TrustedProxies } from '@/lib/server/http/request/client-ip'

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded) request.headers['x-forwarded-for'] = forwarded
  return request
}

const NONE = 0

test.each<[TrustedProxies, string, string | undefined, string]>([
  [NONE, '203.0.113.7', undefined, '203.0.113.7'],
  [NONE, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  // Without trusted proxies nothing counts that a client can write, wherever it connects from.
  [NONE, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  [NONE, '10.0.0.3', '198.51.100.1', '10.0.0.3'],
  // Each proxy appends the address it was connected from.
  [1, '10.0.0.3', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.3', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [['loopback', '10.0.0.0/8'], '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [['loopback'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  // One customer of a provider has a whole /64.
  [NONE, '2001:db8:1:2::1', undefined, '2001:db8:1:2'],
  [1, '127.0.0.1', '2001:0db8:0001:0002::9', '2001:db8:1:2'],
])('with the proxies %j, %s forwarding for %s counts as %s', (trusted, remote, forwarded, counted) => {
  expect(createClientIp(trusted)(requestFrom(remote, forwarded))).toBe(counted)
})

test('a client that has already gone counts as unknown', () => {
  expect(createClientIp(NONE)(new IncomingMessage(new Socket()))).toBe('unknown')
})
