/** The Studio's preferences per user: layout and order of lists, recent searches, closed announcements. */
import type { DatabaseSync } from 'node:sqlite'

export type KeyValue = { key: string; value: unknown }

export type KeyValues = {
  /** The existing entries, in the order of the keys. */
  get: (user: string, keys: readonly string[]) => KeyValue[]
  set: (user: string, pairs: readonly KeyValue[]) => void
}

/** @param database made by `openServiceDatabase` */
export function createKeyValues(database: DatabaseSync): KeyValues {
  const read = database.prepare('SELECT value FROM key_values WHERE user = ? AND key = ?')
  const write = database.prepare(
    'INSERT INTO key_values VALUES (?, ?, ?) ON CONFLICT (user, key) DO UPDATE SET value = excluded.value',
  )
  return {
    get: (user, keys) =>
      keys.flatMap((key) => {
        const json = read.get(user, key)?.value
        if (typeof json !== 'string') return []
        const value: unknown = JSON.parse(json)
        return [{ key, value }]
      }),
    set: (user, pairs) => {
      for (const { key, value } of pairs) write.run(user, key, JSON.stringify(value))
    },
  }
}
