/** The two kinds of keyed state that outlive the process: plain, and listed. */

/**
 * What enquiries were sent, and the API's last good responses: text under keys that expire. Each method is one Redis command (GET, SET NX PX, SET PX, DEL), so that several machines
 * can share one.
 */
export type StateStore = {
  get(key: string): Promise<string | null>
  /** Sets a key that does not exist; false when it does. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}

/**
 * What visitors sent and the site holds back: text under keys that expire, which can be listed. Deleted values are gone from the bytes of the file, expired ones after `prune`.
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
