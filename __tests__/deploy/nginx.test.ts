/** deploy/nginx.conf with a real nginx in front of two servers that stand for the sites. */

import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls, type SecureContextOptions } from 'node:tls'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { writeCertificate } from '../../local/cluster/certificate'
import { type NginxOptions, startNginx } from '../../local/cluster/nginx'
import { freePorts } from '../../local/processes/free-ports'
import { stopProcess } from '../../local/processes/processes'

let folder: string
const running: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-nginx-'))
})
afterEach(async () => {
  for (const nginx of running.splice(0)) await stopProcess(nginx)
  rmSync(folder, { recursive: true, force: true })
})

/** @returns the origin of nginx in front of these sites */
async function serve(
  first: RequestListener,
  second: RequestListener = first,
  tls?: NginxOptions['tls'],
): Promise<string> {
  const sites = [await startHttpServer(first), await startHttpServer(second)].map(({ origin }) =>
    Number(new URL(origin).port),
  )
  const [port = 0] = await freePorts(1)
  running.push(startNginx(folder, { port, sites, tls }, 'ignore'))
  const front = `http://127.0.0.1:${port}`
  await waitFor(() =>
    fetch(`${front}/ready`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    ),
  )
  return front
}

/** A site that has the files of one build, those that begin with its name. */
function siteWith(build: string): RequestListener {
  return ({ url }, response) => {
    const isThere = url?.startsWith(`/_next/static/chunks/${build}-`)
    response.writeHead(isThere ? 200 : 404, {
      'Cache-Control': isThere ? 'public, max-age=31536000, immutable' : 'no-store',
    })
    response.end(isThere ? build : 'not found')
  }
}

test('a page that is gone is gone for every request, also beside the one that asks the site (B752)', async () => {
  let isDeleted = false
  const requestedUrls: string[] = []
  const front = await serve(async ({ url = '' }, response) => {
    requestedUrls.push(url)
    if (url === '/page' && !isDeleted) {
      return void response.writeHead(200, { 'Cache-Control': 'public, s-maxage=60' }).end('page')
    }
    // Longer than the other requests take.
    if (url === '/page') await pause(300)
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end('gone')
  })
  const status = async (path = '/page') => (await fetch(front + path)).status
  expect(await status()).toBe(200)
  isDeleted = true
  await waitFor(async () => (await status()) === 404)
  // What nginx keeps ends with its second.
  await pause(1100)
  expect(await Promise.all([status(), status(), status()])).toEqual([404, 404, 404])
  // A path that never had a page is not kept.
  expect([await status('/made-up'), await status('/made-up')]).toEqual([404, 404])
  expect(requestedUrls.filter((url) => url === '/made-up')).toHaveLength(2)
})

test('while a release is rolled out, each page finds its scripts, whichever site is asked', async () => {
  const front = await serve(siteWith('old'), siteWith('next'))
  for (let round = 0; round < 10; round += 1) {
    for (const build of ['old', 'next']) {
      // Another file each time, which is in no cache: nginx asks the sites in turn.
      const response = await fetch(`${front}/_next/static/chunks/${build}-${round}.js`)
      expect([build, response.status, await response.text()]).toEqual([build, 200, build])
    }
  }
  expect((await fetch(`${front}/_next/static/chunks/made-up.js`)).status).toBe(404)
})

test('while one site is away, a page that the other one fails to send leaves every other page and script as it is (B759)', async () => {
  const requests: string[] = []
  const down: RequestListener = ({ socket }) => socket.destroy()
  const front = await serve(({ url = '', method, socket }, response) => {
    requests.push(`${method} ${url}`)
    if (url.includes('broken')) return void socket.destroy()
    response.writeHead(200, { 'Cache-Control': 'no-store' }).end('there')
  }, down)
  // Paths differ, because the path decides which site is asked first.
  for (let round = 0; round < 5; round += 1) {
    expect((await fetch(`${front}/broken-${round}`)).status).toBe(503)
    for (const path of [`/page-${round}`, `/_next/static/chunks/${round}.js`]) {
      const response = await fetch(front + path)
      expect([path, response.status, await response.text()]).toEqual([path, 200, 'there'])
    }
  }
  // What is sent is sent once, whatever becomes of it.
  for (const path of ['/enquiry', '/api/revalidate']) {
    expect((await fetch(`${front}${path}?broken`, { method: 'POST', body: 'sent' })).status).toBe(503)
    expect(requests.filter((request) => request === `POST ${path}?broken`).length).toBeLessThanOrEqual(1)
  }
})

test.each(['/enquiry', '/api/v1/send-contactus', '/api/revalidate'])(
  'what is too long for %s is answered by the site',
  async (path) => {
    const front = await serve((request, response) => {
      let bytes = 0
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      request.on('end', () => response.writeHead(413).end(`the site has read ${bytes} bytes`))
    })
    const bytes = 3 * 1024 * 1024
    const response = await fetch(front + path, { method: 'POST', body: 'x'.repeat(bytes) })
    expect([response.status, await response.text()]).toEqual([413, `the site has read ${bytes} bytes`])
  },
)

test('reports of visits reach a site each time, and what is longer than any does not', async () => {
  let received = 0
  const front = await serve(({ url, method }, response) => {
    if (url === '/api/vitals' && method === 'POST') received += 1
    response.writeHead(204, { 'Cache-Control': 'public, max-age=60, s-maxage=60' }).end()
  })
  const report = (length: number) => fetch(`${front}/api/vitals`, { method: 'POST', body: 'x'.repeat(length) })
  for (let visit = 0; visit < 3; visit += 1) expect((await report(1000)).status).toBe(204)
  expect((await report(5000)).status).toBe(413)
  expect(received).toBe(3)
})

test('reading the form does not use up the limit of enquiries (B446)', async () => {
  const front = await serve((_, response) => response.end('form'))
  const statuses = async (method: string, count: number) => {
    const responses = await Promise.all(Array.from({ length: count }, () => fetch(`${front}/enquiry`, { method })))
    for (const response of responses) await response.text()
    return new Set(responses.map(({ status }) => status))
  }
  expect(await statuses('GET', 60)).toEqual(new Set([200]))
  expect(await statuses('POST', 10)).toEqual(new Set([200]))
  expect(await statuses('POST', 30)).toContain(429)
})

/** What nginx responds to lines that no client of the fetch standard would send. */
async function raw(front: string, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(front).port), '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test('however a browser writes Accept-Encoding, a page is cached three times at most; a navigation is another response (B430)', async () => {
  let requests = 0
  const front = await serve(({ headers }, response) => {
    requests += 1
    response.writeHead(200, { 'Cache-Control': 's-maxage=60', 'X-Accel-Expires': '60', Vary: 'Accept-Encoding' })
    response.end(`${headers['x-nextjs-data'] ?? 'page'} ${headers['accept-encoding'] ?? 'identity'}`)
  })
  const bodyFor = async (path: string, headers: Record<string, string>) =>
    (await fetch(front + path, { headers })).text()
  const before = requests
  for (const accepted of ['gzip, br', 'br, gzip', 'gzip, deflate, br, zstd']) {
    expect(await bodyFor('/services', { 'Accept-Encoding': accepted })).toBe('page br')
  }
  for (const accepted of ['gzip', 'gzip;q=1.0', 'deflate, gzip']) {
    expect(await bodyFor('/services', { 'Accept-Encoding': accepted })).toBe('page gzip')
  }
  expect(await bodyFor('/services', { 'Accept-Encoding': 'identity' })).toBe('page identity')
  expect(requests - before).toBe(3)
  // Its mark is not taken for the end of a path.
  expect(await bodyFor('/blog', { 'Accept-Encoding': 'br', 'x-nextjs-data': '1' })).toBe('1 br')
  expect(await bodyFor('/blog1', { 'Accept-Encoding': 'br' })).toBe('page br')
})

test('once no site responds, a page that was visited is served to every browser that takes its encoding', async () => {
  let isDown = false
  const front = await serve((request, response) => {
    if (isDown) return request.socket.destroy()
    response.writeHead(200, { 'Cache-Control': 's-maxage=60' }).end('page')
  })
  expect((await fetch(`${front}/services`, { headers: { 'Accept-Encoding': 'gzip, br' } })).status).toBe(200)
  isDown = true
  const stale = () => fetch(`${front}/services`, { headers: { 'Accept-Encoding': 'br;q=1.0, gzip' } })
  // It is fresh for a second.
  await waitFor(async () => (await stale()).headers.get('x-cache') === 'STALE')
  expect((await stale()).status).toBe(200)
})

test('hosts that somebody makes up fill no cache, and HTTP/1.0 needs none (B471)', async () => {
  const hosts: unknown[] = []
  const front = await serve(({ url, headers }, response) => {
    if (url === '/services') hosts.push(headers.host)
    response.setHeader('Cache-Control', 's-maxage=60')
    response.setHeader('X-Accel-Expires', '60')
    response.end('page')
  })
  const { host } = new URL(front)
  for (const made of [host, 'a.example', 'b.example', 'c.example:81']) {
    expect(await raw(front, 'GET /services HTTP/1.1', `Host: ${made}`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*page/)
  }
  expect(hosts).toEqual([host])
  expect(await raw(front, 'POST /services HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 [\s\S]*page/)
  expect(hosts).toEqual([host, 'localhost'])
})

test('an encoding with q=0 is not asked of the site (B472)', async () => {
  const front = await serve(({ headers }, response) => response.end(headers['accept-encoding'] ?? 'none'))
  const requestedEncoding = async (accepted: string, path: string) => {
    const response = await raw(front, `GET /${path} HTTP/1.1`, 'Host: localhost', `Accept-Encoding: ${accepted}`)
    return response.split('\r\n\r\n')[1]
  }
  expect(await requestedEncoding('gzip, br;q=0', '1')).toBe('gzip')
  expect(await requestedEncoding('gzip;q=0.0,br; q=0', '2')).toBe('none')
  expect(await requestedEncoding('gzip;q=0.5, br;q=0.2', '3')).toBe('br')
})

test('what nginx responds by itself has headers of its own, and what a site responds has those of the site once (B477)', async () => {
  const policy = "default-src 'self'"
  const front = await serve((_, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Cache-Control', 's-maxage=60')
    response.setHeader('X-Accel-Expires', '60')
    response.end('page')
  })
  const headersOf = async (path: string, init?: RequestInit) => {
    const { status, headers } = await fetch(front + path, init)
    return [status, headers.get('content-security-policy'), headers.get('x-content-type-options')]
  }
  const fromSite = [200, policy, 'nosniff']
  expect(await headersOf('/services')).toEqual(fromSite)
  expect((await fetch(`${front}/services`)).headers.get('x-cache')).toBe('HIT')
  expect(await headersOf('/services')).toEqual(fromSite)
  const own = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
  const tooLong = { method: 'POST', body: 'x'.repeat(5000) }
  expect(await headersOf('/api/vitals', tooLong)).toEqual([413, own, 'nosniff'])
})

test('a request whose end is named in two ways reaches no site', async () => {
  let posted = 0
  const front = await serve(({ method }, response) => {
    if (method === 'POST') posted += 1
    response.end()
  })
  const lengths = ['Content-Length: 5', 'Transfer-Encoding: chunked']
  const smuggled = ['', '0', '', 'POST /services HTTP/1.1', 'Host: localhost']
  const response = await raw(front, 'POST /services HTTP/1.1', 'Host: localhost', ...lengths, ...smuggled)
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  expect(posted).toBe(0)
})

/** What a connection over TLS is encrypted with; the reason where there is none. */
function encryptionOf(port: number, options: SecureContextOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
      socket.destroy()
    })
    socket.once('error', ({ message }) => resolve(message))
  })
}

test('a connection over TLS has forward secrecy and authenticated encryption, or there is none (B478)', async () => {
  const certificates = join(folder, 'certificates')
  writeCertificate(certificates)
  const [port = 0] = await freePorts(1)
  await serve((_, response) => void response.end(), undefined, { port, folder: certificates })
  expect(await encryptionOf(port, {})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384')
  const old: SecureContextOptions = { maxVersion: 'TLSv1.2' }
  expect(await encryptionOf(port, old)).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384')
  const weak: SecureContextOptions[] = [
    { ...old, ciphers: 'ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES256-SHA384:AES128-GCM-SHA256:AES256-SHA' },
    { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
  ]
  for (const options of weak) expect(await encryptionOf(port, options)).toMatch(/alert|unsupported/)
})

test('without TLS a page is redirected and a call refused, but for the health check (B485)', async () => {
  const certificates = join(folder, 'certificates')
  writeCertificate(certificates)
  const [port = 0] = await freePorts(1)
  const front = await serve((_, response) => void response.end(), undefined, { port, folder: certificates })
  const visit = async (path: string, method = 'GET') => {
    const { status, headers } = await fetch(front + path, { method, redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await visit('/services?a=1')).toEqual([308, 'https://127.0.0.1/services?a=1'])
  expect(await visit('/api-guide')).toEqual([308, 'https://127.0.0.1/api-guide'])
  for (const path of ['/api/v1/voices?a=1', '/api/v1/send-contactus', '//api/revalidate', '/%61pi/vitals']) {
    expect([path, await visit(path, 'POST')]).toEqual([path, [403, null]])
  }
  expect(await visit('/api/health?ready')).toEqual([200, null])
})

/** Sends enquiries of one visitor, faster than one may, through a load balancer. @returns how many nginx refused */
async function refused(front: string, visitor: string): Promise<number> {
  const headers = { 'X-Forwarded-For': visitor }
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async () => {
      const response = await fetch(`${front}/api/v1/send-contactus`, { method: 'POST', headers })
      await response.text()
      return response.status
    }),
  )
  return statuses.filter((status) => status === 429).length
}

test('behind a load balancer each visitor has limits of his own, once real-ip.conf names it', async () => {
  mkdirSync(join(folder, 'include'))
  const given = readFileSync(join('deploy', 'real-ip.conf'), 'utf8')
  writeFileSync(join(folder, 'include', 'real-ip.conf'), given.replace('10.0.0.0/8', '127.0.0.0/8'))
  const seen = new Set<unknown>()
  const front = await serve(({ headers }, response) => {
    seen.add(headers['x-forwarded-for'])
    response.end()
  })
  for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) expect(await refused(front, visitor)).toBe(0)
  // What a visitor has written himself stands before what the load balancer adds.
  expect(await refused(front, '198.51.100.9, 203.0.113.1')).toBeGreaterThan(0)
  expect(seen).not.toContain('198.51.100.9')
  expect(seen).toContain('203.0.113.2')
})

test('without it what a visitor claims to be counts for nothing', async () => {
  const front = await serve((_, response) => void response.end())
  expect(await refused(front, '203.0.113.1')).toBe(0)
  expect(await refused(front, '203.0.113.2')).toBeGreaterThan(0)
})
