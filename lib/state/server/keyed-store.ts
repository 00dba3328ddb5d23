/** Text under keys that expire. It outlives the process, and several processes or machines can share it. */
export type KeyedStore = {
  /** Null when there is none, or it has expired. */
  get(key: string): Promise<string | null>
  /** Sets a key that does not exist, in one step; false when it does. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}

/** One whose keys can be listed. What is deleted, or pruned, is also gone from the bytes of a private file. */
export type ListedStore = Omit<KeyedStore, 'set'> & {
  /** The keys that have not expired, those that expire first before the others; times in milliseconds since 1970. */
  list(): Promise<{ key: string; expires: number }[]>
  /** Deletes what has expired. */
  prune(): Promise<void>
}

/** What a store holds at most; those that expire first are deleted. Bytes are those of the values. */
export type Capacity = { entries: number; bytes?: number }
