/** Keyed state that outlives the process: what enquiries were sent, and the API's last good responses. */

/**
 * Text under keys that expire. Each method is one Redis command (GET, SET NX PX, SET PX, DEL), so that several machines
 * can share one.
 */
export type StateStore = {
  get(key: string): Promise<string | null>
  /** Sets a key that does not exist; false when it does. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}
