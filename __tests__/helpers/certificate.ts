/** Creates a TLS certificate: X.509 by hand, because Node creates keys but no certificates. */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

export type Certificate = { key: string; cert: string }

const YEAR = 365 * 24 * 3600 * 1000

/** DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const octets = (content: Buffer) => der(0x04, content)

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const base128 = (value: number): number[] =>
    value < 128 ? [value] : [...base128(value >> 7).map((byte) => byte | 128), value & 127]
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function name(common: string): Buffer {
  return sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(common)))))
}

function utcTime(time: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(time).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))
}

/** A self-signed certificate for these host names. */
export function createCertificate(hosts: readonly string[]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  // Certificates are looked up by this name, so it must be unique.
  const own = name(`Test ${randomUUID()}`)
  const algorithm = sequence(oid('1.2.840.10045.4.3.2'))
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const isAuthority = sequence(der(0x01, Buffer.from([255])))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    own,
    sequence(utcTime(Date.now() - YEAR), utcTime(Date.now() + YEAR)),
    own,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(oid('2.5.29.17'), octets(names)),
        sequence(oid('2.5.29.19'), der(0x01, Buffer.from([255])), octets(isAuthority)),
      ),
    ),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const pem = sequence(body, algorithm, signature)
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')
    .trimEnd()
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  }
}
