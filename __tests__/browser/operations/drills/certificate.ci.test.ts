/** Drill: nginx gets a new certificate while visitors read pages over TLS. */
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { writeCertificate } from '../../../../local/cluster/certificate.ts'
import { startNginx } from '../../../../local/cluster/nginx.ts'
import type { Outcome } from '../../../../local/cluster/visitor.ts'
import { startVisitors } from '../../../../local/cluster/visitors.ts'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { stopProcess } from '../../../../local/processes/processes.ts'
import { expect, test } from '../../helpers/servers/cluster.ts'

/** Milliseconds for which visitors read before the change and after it. */
const READING_MS = 1000

/** The serial number of the certificate that a new connection gets; empty without a connection. */
async function serialOf(port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect')
    return socket.getPeerCertificate().serialNumber
  } catch {
    return ''
  } finally {
    socket.destroy()
  }
}

/** Requests over connections of their own, as those of different visitors are. */
function visitOver(ca: readonly string[]): (url: string) => Promise<Outcome> {
  return (url) =>
    new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, text: error.message })
      get(url, { ca: [...ca], agent: new Agent({ keepAlive: false }) }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), fail)
      }).on('error', fail)
    })
}

test('nginx gets a new certificate', async ({ cluster, report }) => {
  await cluster.reset()
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-drill-'))
  // nginx gives up root's rights, and has to enter the folder.
  chmodSync(folder, 0o755)
  const [before, after, server] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'nginx')]
  const certificates = [before, after].map(writeCertificate)
  mkdirSync(server)
  const [port = 0, tlsPort = 0] = await freePorts(2)
  const sites = cluster.sites.map(({ origin }) => Number(new URL(origin).port))
  const nginx = startNginx(server, { port, sites, tls: { port: tlsPort, folder: before } })
  try {
    await expect.poll(() => serialOf(tlsPort), { intervals: [50] }).not.toBe('')
    const first = await serialOf(tlsPort)
    const visitors = startVisitors(`https://localhost:${tlsPort}`, { visit: visitOver(certificates) })
    await pause(READING_MS)
    cpSync(after, join(server, 'tls'), { recursive: true })
    // What "nginx -s reload" sends.
    nginx.kill('SIGHUP')
    const reloadedAt = Date.now()
    const isNew = async () => ![first, ''].includes(await serialOf(tlsPort))
    await expect.poll(isNew, { timeout: 10_000, intervals: [50] }).toBe(true)
    report('the new certificate is seen after', Date.now() - reloadedAt)
    await pause(READING_MS)
    report.visits(await visitors.stop())
  } finally {
    await stopProcess(nginx)
    rmSync(folder, { recursive: true, force: true })
  }
})
