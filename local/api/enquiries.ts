import { HttpError } from '../http/json.ts'
import { openDatabase } from '../sqlite.ts'
import { invalid } from './validate.ts'

/** Maximum body size of an enquiry, in bytes. */
export const ENQUIRY_BYTES = 1024 * 1024

/**
 * Maximum length of each enquiry field, in characters. The limits exceed those of the site (a brief of 100,000
 * characters), so the API never rejects an enquiry that the site has accepted.
 */
const LIMITS = { name: 1000, phone: 200, email: 320, brief: 110_000 } as const
type Field = keyof typeof LIMITS
type Enquiry = Record<Field, string>

/** The response: the row's id and when it was stored (ISO 8601, UTC). */
type Receipt = { id: number; received_at: string }

/** Storage for enquiries. `store` returns only after the row is on disk. */
export type EnquiryStore = { store: (enquiry: Enquiry) => Receipt; close: () => void }

/**
 * Validates the body of an enquiry: an object with exactly name, phone, email and brief, as strings within their
 * limits. The site validates the format of phone numbers and e-mail addresses, not the API.
 * @throws HttpError 400 naming the field.
 */
export function readEnquiry(body: unknown): Enquiry {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body must be a JSON object with name, phone, email and brief')
  }
  const values = new Map<string, unknown>(Object.entries(body))
  for (const key of values.keys()) {
    if (!Object.hasOwn(LIMITS, key)) {
      throw invalid(key.slice(0, 100), 'is not known: an enquiry has exactly name, phone, email and brief')
    }
  }
  const read = (field: Field) => readField(field, values.get(field))
  return { name: read('name'), phone: read('phone'), email: read('email'), brief: read('brief') }
}

function readField(field: Field, value: unknown): string {
  const max = LIMITS[field]
  const ok = typeof value === 'string' && value.trim() !== '' && value.length <= max
  // SQLite ends a text at NUL in most of its functions, and UTF-8 cannot hold half a surrogate pair.
  if (!ok || value.includes('\0') || !value.isWellFormed()) {
    throw invalid(field, `must be a text of 1 to ${max} characters`)
  }
  return value
}

// With WAL and synchronous=FULL a commit is on disk before it returns, so no acknowledged enquiry is lost in a crash.
const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL,
    brief TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT;
`

/**
 * Opens the database; creates folder, file and table when missing.
 * @throws StartError when the file cannot be opened or is not a database.
 */
export function openEnquiries(file: string): EnquiryStore {
  const database = openDatabase(file, 'The local API', (opened) => opened.exec(TABLE))
  const insert = database.prepare(
    'INSERT INTO enquiries (name, phone, email, brief, received_at) VALUES (?, ?, ?, ?, ?)',
  )
  return {
    store({ name, phone, email, brief }) {
      const received_at = new Date().toISOString()
      const { lastInsertRowid } = insert.run(name, phone, email, brief, received_at)
      return { id: Number(lastInsertRowid), received_at }
    },
    close: () => database.close(),
  }
}
