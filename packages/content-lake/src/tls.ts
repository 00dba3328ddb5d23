/** A certificate of its own for a lake behind TLS, for tools and phones that insist on https. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../server/listen.ts'

/** How long a certificate is valid, in days: browsers refuse more than 825. */
const VALID_DAYS = 800

export type Certificate = { key: Buffer; cert: Buffer }

/**
 * The certificate in a folder, made by openssl when there is none for these names. It is kept, so that what has been told
 * to trust it need not be told again.
 * @param names further names and IP addresses of this machine, beside those of loopback
 * @throws StartError when openssl is missing or fails
 */
export function certificateIn(folder: string, names: readonly string[]): Certificate {
  const [keyFile, certFile, namesFile] = ['key.pem', 'cert.pem', 'names.txt'].map((name) => join(folder, name))
  if (keyFile === undefined || certFile === undefined || namesFile === undefined) throw new TypeError('Three names')
  const all = [...new Set(['localhost', '*.localhost', '127.0.0.1', '::1', ...names])]
  const alternatives = all.map((name) => `${isIP(name) ? 'IP' : 'DNS'}:${name}`).join(',')
  if (!existsSync(namesFile) || readFileSync(namesFile, 'utf8') !== alternatives) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    make(keyFile, certFile, alternatives)
    writeFileSync(namesFile, alternatives)
  }
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) }
}

function make(keyFile: string, certFile: string, alternatives: string): void {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-sha256']
  const files = ['-keyout', keyFile, '-out', certFile]
  const facts = [
    '-days',
    String(VALID_DAYS),
    '-subj',
    '/CN=Local Content Lake',
    '-addext',
    `subjectAltName=${alternatives}`,
  ]
  try {
    execFileSync('openssl', ['req', ...kind, ...files, ...facts], { stdio: 'pipe' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`--tls needs the command openssl to make a certificate: ${reason.split('\n')[0]}`, error)
  }
}
