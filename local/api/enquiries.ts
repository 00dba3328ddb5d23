/** Enquiries: validation and storage. */
import { HttpError } from '@bowerbird/content-lake/server/json'
import { openDatabase } from '@bowerbird/content-lake/server/sqlite'
import { invalid } from './validate.ts'

/** Maximum body size of an enquiry, in bytes. */
export const ENQUIRY_BYTES = 1024 * 1024

type Field = 'name' | 'phone' | 'email' | 'brief'
type Enquiry = Record<Field, string>

/** The response: the row's id and when it was stored (ISO 8601, UTC). */
type Receipt = { id: number; received_at: string }

/** Storage for enquiries. `store` returns only after the row is on disk. */
export type EnquiryStore = { store: (enquiry: Enquiry) => Receipt; close: () => void }

/**
 * Validates the body of an enquiry: an object with exactly name, phone, email and brief, as texts. The site validates
 * their format, not the API.
 * @throws HttpError 400 naming the field.
 */
export function readEnquiry(body: unknown): Enquiry {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body must be a JSON object with name, phone, email and brief')
  }
  const { name, phone, email, brief, ...others } = Object.fromEntries(Object.entries(body))
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) {
    throw invalid(unknown.slice(0, 100), 'is not known: an enquiry has exactly name, phone, email and brief')
  }
  return {
    name: readText('name', name),
    phone: readText('phone', phone),
    email: readText('email', email),
    brief: readText('brief', brief),
  }
}

function readText(field: Field, value: unknown): string {
  // SQLite ends a text at NUL in most of its functions, and UTF-8 cannot hold half a surrogate pair.
  if (typeof value !== 'string' || value.trim() === '' || value.includes('\0') || !value.isWellFormed()) {
    throw invalid(field, 'must be a text')
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
 * @throws CommandError when the file cannot be opened or is not a database.
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
