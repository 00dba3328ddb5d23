/** Encrypts what is held back, with AES-256-GCM and the key of ENQUIRY_KEY. Also run directly by Node. */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** How a value begins, which says how to read it. */
const ENCRYPTED = 'aes-256-gcm:'
const PLAIN = 'plain:'

/** Characters of an id: few enough to type. */
const ID_LENGTH = 12

export type Encryption = {
  /** The same for the same text and key; says nothing about the text without the key. */
  idOf(text: string): string
  encrypt(id: string, text: string): string
  /** Null when the value is damaged, or encrypted with another key. */
  decrypt(id: string, value: string): string | null
}

export function isEncrypted(value: string): boolean {
  return value.startsWith(ENCRYPTED)
}

/** @param key 32 bytes as base64; null leaves texts as they are */
export function createEncryption(key: string | null): Encryption {
  const secret = key === null ? null : Buffer.from(key, 'base64')
  const derive = (use: string) => (secret ? Buffer.from(hkdfSync('sha256', secret, '', use, 32)) : null)
  const cipherKey = derive('held enquiries')
  const idKey = derive('ids of held enquiries')

  return {
    idOf(text) {
      const hash = idKey ? createHmac('sha256', idKey) : createHash('sha256')
      return hash.update(text).digest('hex').slice(0, ID_LENGTH)
    },
    encrypt(id, text) {
      if (!cipherKey) return PLAIN + text
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, cipherKey, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return ENCRYPTED + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')
    },
    decrypt(id, value) {
      if (value.startsWith(PLAIN)) return value.slice(PLAIN.length)
      if (!cipherKey || !isEncrypted(value)) return null
      const bytes = Buffer.from(value.slice(ENCRYPTED.length), 'base64')
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(CIPHER, cipherKey, iv, { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(id)).setAuthTag(tag)
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
