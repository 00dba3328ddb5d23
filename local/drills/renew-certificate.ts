/** nginx gets a new certificate while visitors read pages over TLS. */

import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { writeCertificate } from '../cluster/certificate.ts'
import { startNginx } from '../cluster/nginx.ts'
import type { Outcome } from '../cluster/visitor.ts'
import { freePorts } from '../processes/free-ports.ts'
import { stopProcess } from '../processes/processes.ts'
import { type Drill, seconds, until } from './drill.ts'
import { findingsOf, hasErrors, startVisitors } from './visitors.ts'

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
function visitOver(ca: () => string[]): (url: string) => Promise<Outcome> {
  return (url) =>
    new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, text: error.message })
      get(url, { ca: ca(), agent: new Agent({ keepAlive: false }) }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), fail)
      }).on('error', fail)
    })
}

export const renewCertificate: Drill = {
  description: 'nginx gets a new certificate',
  async run({ cluster, folder }) {
    const [before, after, server] = ['before', 'after', 'nginx'].map((name) => join(folder, name))
    if (before === undefined || after === undefined || server === undefined) throw new Error('No folder')
    const certificates = [before, after].map(writeCertificate)
    mkdirSync(server)
    const [port = 0, tlsPort = 0] = await freePorts(2)
    const sites = cluster.sites.map(({ origin }) => Number(new URL(origin).port))
    const nginx = startNginx(server, { port, sites, tls: { port: tlsPort, folder: before } })
    try {
      await until(async () => (await serialOf(tlsPort)) !== '')
      const first = await serialOf(tlsPort)
      const visitors = startVisitors(
        `https://localhost:${tlsPort}`,
        visitOver(() => certificates),
      )
      await pause(1000)
      cpSync(after, join(server, 'tls'), { recursive: true })
      // What "nginx -s reload" sends.
      nginx.kill('SIGHUP')
      const seenAfterMs = await until(async () => ![first, ''].includes(await serialOf(tlsPort)), 10_000)
      await pause(1000)
      const visits = await visitors.stop()
      return {
        isPassed: !hasErrors(visits) && Number.isFinite(seenAfterMs),
        findings: [...findingsOf(visits), ['the new certificate is seen after', seconds(seenAfterMs)]],
      }
    } finally {
      await stopProcess(nginx)
    }
  },
}
