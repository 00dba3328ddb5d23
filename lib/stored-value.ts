/**
 * A value of the visitor in localStorage, for `useSyncExternalStore`.
 *
 * localStorage is the single source of truth, so that tabs and parts of a page agree without stale copies. Where storage is
 * blocked or full, the value lives as long as the page.
 */

export type StoredValue<Value> = {
  /** Returns the same object until the value has changed. */
  get(): Value
  /** The value as it is stored; null for none. */
  text(): string | null
  /**
   * @param text null removes the value @param isStorable false keeps it in memory only
   * @returns whether it is stored
   */
  set(text: string | null, isStorable?: boolean): boolean
}

/** @param parse reads what is stored, broken or null for none */
export function storedValue<Value>(key: string, parse: (text: string | null) => Value): StoredValue<Value> {
  /** What could not be stored; null = everything is. */
  let unsaved: string | null = null
  let readText: string | null = null
  let read = parse(null)

  function text(): string | null {
    if (unsaved !== null) return unsaved
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    text,
    get() {
      const found = text()
      if (found !== readText) {
        readText = found
        read = parse(found)
      }
      return read
    },
    set(next, isStorable = true) {
      unsaved = null
      try {
        if (next === null) localStorage.removeItem(key)
        else if (isStorable) localStorage.setItem(key, next)
        else unsaved = next
      } catch {
        unsaved = next
      }
      return unsaved === null
    },
  }
}

/** Calls when this tab has changed a value, which it says by an event of the window, or another tab has. @returns the end of it */
export function followStored(event: string, listener: () => void): () => void {
  addEventListener(event, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(event, listener)
    removeEventListener('storage', listener)
  }
}
