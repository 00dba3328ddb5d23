/**
 * One value for each process. Next bundles pages, API routes, proxy.ts and instrumentation separately, and the server
 * and `lib/next/cache-handler.mjs` run outside its bundles: a module variable would exist once in each of them.
 */

export type Singleton<T> = {
  /** The value; the first call creates it. */
  get(): T
  /** The value, or undefined as long as it has been neither created nor set. */
  peek(): T | undefined
  set(value: T): void
  /** The next `get` creates it anew. */
  clear(): void
}

/** @param name of the value, used by one module only @param create is called once, by the first bundle that needs it */
export function singleton<T>(name: string, create: () => T): Singleton<T> {
  const key = Symbol.for(`bowerbird.${name}`)
  const peek = (): T | undefined => Reflect.get(globalThis, key)
  function set(value: T): void {
    Reflect.set(globalThis, key, value)
  }
  return {
    peek,
    set,
    get() {
      if (!Reflect.has(globalThis, key)) set(create())
      return Reflect.get(globalThis, key)
    },
    clear() {
      Reflect.deleteProperty(globalThis, key)
    },
  }
}
