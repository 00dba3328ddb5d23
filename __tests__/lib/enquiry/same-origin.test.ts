import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { clientAddress } from '@/lib/enquiry/client-address'
import { isSameOrigin } from '@/lib/enquiry/same-origin'

const SITE = 'https://www.example.com.au'

test.each([
  ['the host it was sent to', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['the configured site behind a proxy', { host: '10.0.0.2:3000', origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ['a page of ours, by Referer alone', { host: 'localhost:3000', referer: 'http://localhost:3000/services?x=1' }],
  ['a page of ours without a Referer', { host: 'x', origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a client that is no browser', { host: 'localhost:3000' }],
])('passes: %s', (_, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(true)
})

test.each([
  ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
  ['another port', { host: 'localhost:3000', origin: 'http://localhost:3001' }],
  ['a host name that contains ours', { host: 'x', origin: 'https://www.example.com.au.evil.example' }],
  ['another site, by Referer alone', { host: 'localhost:3000', referer: 'https://evil.example/www.example.com.au' }],
  ['a request with Sec-Fetch-Site: cross-site', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { host: 'localhost:3000', origin: SITE, 'sec-fetch-site': 'same-site' }],
  ['a sandboxed page', { host: 'localhost:3000', origin: 'null' }],
  ['nonsense', { host: 'localhost:3000', origin: 'nonsense' }],
])('is refused: %s', (_, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(false)
})

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
  // A client on the internet may send any header.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  // A local proxy appends the true address last, whatever the client sent before it.
  ['127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.3', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  // One customer of a provider has a whole /64.
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, '2001:db8:1:2'],
  ['2001:db8:1:2::1', undefined, '2001:db8:1:2'],
  ['127.0.0.1', '2001:0db8:0001:0002::9', '2001:db8:1:2'],
])('%s forwarding for %s counts as %s', (remote, forwarded, counted) => {
  expect(clientAddress(requestFrom(remote, forwarded))).toBe(counted)
})
