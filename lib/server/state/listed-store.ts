/** Keyed state that can be listed and that leaves nothing behind: what visitors sent and the site holds back. */

/**
 * Text under keys that expire. Deleted values are gone from the bytes of the file, expired ones after `prune`.
 * Methods reject when the state cannot be read or written.
 */
export type ListedStore = {
  /** The keys that have not expired, those that expire first before the others; times in milliseconds since 1970. */
  list(): Promise<{ key: string; expires: number }[]>
  get(key: string): Promise<string | null>
  /** Sets a key that does not exist; false when it does. Beyond the capacity those that expire first are deleted. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>
  delete(key: string): Promise<void>
  prune(): Promise<void>
}

/** What a listed store holds at most. */
export type Capacity = { entries: number; bytes: number }
