/**
 * The environment of tests that render the Studio: jsdom with what every browser has beside it (requests, streams, names below
 * localhost), and a Content Lake with no documents, to which the Studio is connected.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import dns from 'node:dns'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BroadcastChannel } from 'node:worker_threads'
import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * Browsers resolve every name below localhost, and Node does not: the lake of a project is at its name below it.
 * @returns a function that puts Node's own way back
 */
function resolveLocalhost(): () => void {
  const { lookup } = dns
  const local = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  Object.assign(dns, { lookup: Object.assign(local, lookup) })
  return () => void Object.assign(dns, { lookup })
}

/** Node's requests take none of jsdom's signals, timers and clocks; jsdom's files cannot be read as a promise. */
const NODES = ['AbortController', 'AbortSignal', 'Blob', 'File', 'performance', 'clearTimeout', 'clearInterval']

export default class StudioEnvironment extends TestEnvironment {
  #folder = mkdtempSync(join(tmpdir(), 'bowerbird-studio-'))
  #lake: ChildProcess | undefined
  #restoreLookup = () => {}

  override async setup(): Promise<void> {
    await super.setup()
    this.#restoreLookup = resolveLocalhost()
    const missing = Object.getOwnPropertyNames(globalThis).filter((name) => !(name in this.global))
    for (const name of [...missing, ...NODES]) {
      const value = Reflect.get(globalThis, name)
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true })
    }
    Object.assign(this.global.navigator, { locks: navigator.locks })
    this.#letNodeEnd()
    this.#takeNodesSignals()
    this.#replaceLayout()
    this.global.process.env.LOCAL_LAKE_PORT = await this.#startLake()
  }

  override async teardown(): Promise<void> {
    this.#lake?.kill('SIGKILL')
    this.#restoreLookup()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
    await super.teardown()
  }

  /** The Studio's timers and channels go on after the last test: Node does not wait for them. */
  #letNodeEnd(): void {
    class Channel extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        this.unref()
      }
    }
    Object.assign(this.global, {
      BroadcastChannel: Channel,
      setTimeout: (...timer: Parameters<typeof setTimeout>) => setTimeout(...timer).unref(),
      setInterval: (...timer: Parameters<typeof setInterval>) => setInterval(...timer).unref(),
    })
  }

  /** jsdom's `addEventListener` refuses Node's signals. */
  #takeNodesSignals(): void {
    const { prototype } = this.global.EventTarget
    const { addEventListener } = prototype
    prototype.addEventListener = function add(type, listener, options) {
      const { signal, ...rest } = typeof options === 'object' ? options : { capture: options }
      if (signal?.aborted) return
      Reflect.apply(addEventListener, this, [type, listener, rest])
      signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true })
    }
  }

  #replaceLayout(): void {
    class Observer {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    Object.assign(this.global, {
      ResizeObserver: Observer,
      IntersectionObserver: Observer,
      // jsdom compares each element with the thousand rules of the Studio, which takes seconds for each query.
      getComputedStyle: (element: HTMLElement) => element.style,
    })
    Object.assign(this.global.Element.prototype, { scroll: () => {}, scrollIntoView: () => {} })
  }

  /** @returns its port */
  async #startLake(): Promise<string> {
    const { PATH, NODE_ENV = 'test' } = process.env
    const options = ['packages/content-lake/bin/content-lake.mjs', '--port', '0', '--data', this.#folder]
    const lake = spawn(process.execPath, options, { env: { PATH, NODE_ENV }, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#lake = lake
    for await (const line of createInterface(lake.stdout)) {
      const origin = /^ready (https?:\S+)$/.exec(line)?.[1]
      if (origin !== undefined) return new URL(origin).port
    }
    throw new Error('The lake has ended before it was ready')
  }
}
