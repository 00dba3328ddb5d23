/** Creates a TLS certificate with openssl, because Node creates keys but no certificates. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Certificate = { key: string; cert: string }

/** A self-signed certificate for these host names. @param days until it ends */
export function createCertificate(hosts: readonly string[], days = 30): Certificate {
  const options = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', '-']
  // Certificates are looked up by this name, so it must be unique.
  const subject = ['-subj', `/CN=Test ${randomUUID()}`]
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`]
  const pem = execFileSync('openssl', ['req', ...options, ...subject, ...names, '-days', String(days)], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  const start = pem.indexOf('-----BEGIN CERTIFICATE')
  return { key: pem.slice(0, start), cert: pem.slice(start) }
}

/** Writes a certificate of localhost by the names that deploy/tls.conf reads. @returns the certificate, which clients trust */
export function writeCertificate(folder: string): string {
  const { key, cert } = createCertificate(['localhost'])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'privkey.pem'), key)
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  return cert
}
