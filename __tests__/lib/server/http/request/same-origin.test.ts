import { isSameOrigin } from '@/lib/server/http/request/same-origin'

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
