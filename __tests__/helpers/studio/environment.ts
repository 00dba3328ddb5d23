/**
 * The environment of tests that render the Studio: jsdom with what every browser has beside it (requests, streams, names below
 * localhost, sizes of elements), and a Content Lake with no documents, to which the Studio is connected.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import dns from 'node:dns'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { TestEnvironment } from 'jest-environment-jsdom'

/** Of the window and of every element: without a layout, lists that render what is in sight would render nothing. */
const [WIDTH, HEIGHT] = [1600, 1000]
/** Of the rows of such a list. */
const ROW_HEIGHT = 20

function heightOf(element: Element): number {
  return element.hasAttribute('data-index') ? ROW_HEIGHT : HEIGHT
}

function boxOf(element: Element) {
  const height = heightOf(element)
  const box = { x: 0, y: 0, top: 0, left: 0, right: WIDTH, bottom: height, width: WIDTH, height }
  return { ...box, toJSON: () => box }
}

/** Browsers resolve every name below localhost, and Node does not: the lake of a project is at its name below it. */
function resolveLocalhost(): void {
  const { lookup } = dns
  const local = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  Object.assign(dns, { lookup: Object.assign(local, lookup) })
}

/** Node's requests take none of jsdom's signals, timers and clocks; jsdom's files cannot be read as a promise. */
const NODES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
]

export default class StudioEnvironment extends TestEnvironment {
  #folder = mkdtempSync(join(tmpdir(), 'bowerbird-studio-'))
  #lake: ChildProcess | undefined

  override async setup(): Promise<void> {
    await super.setup()
    resolveLocalhost()
    const missing = Object.getOwnPropertyNames(globalThis).filter((name) => !(name in this.global))
    for (const name of [...missing, ...NODES]) {
      const value = Reflect.get(globalThis, name)
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true })
    }
    Object.assign(this.global.navigator, { locks: navigator.locks })
    this.#takeNodesSignals()
    this.#addLayout()
    this.global.process.env.LOCAL_LAKE_PORT = await this.#startLake()
  }

  override async teardown(): Promise<void> {
    this.#lake?.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
    await super.teardown()
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

  /** Every element is as large as the window, a row of a list less; all are visible that do not say otherwise themselves. */
  #addLayout(): void {
    const { HTMLElement, Element } = this.global
    for (const name of ['offsetWidth', 'clientWidth'])
      Object.defineProperty(HTMLElement.prototype, name, { value: WIDTH })
    for (const name of ['offsetHeight', 'clientHeight']) {
      const get = function (this: Element) {
        return heightOf(this)
      }
      Object.defineProperty(HTMLElement.prototype, name, { get })
    }
    Object.assign(Element.prototype, {
      getBoundingClientRect(this: Element) {
        return boxOf(this)
      },
      scrollIntoView() {},
      scrollTo() {},
      checkVisibility: () => true,
    })
    class Observer {
      #tell: (entries: unknown[]) => void
      constructor(tell: (entries: unknown[]) => void) {
        this.#tell = tell
      }
      observe(target: Element): void {
        const size = [{ inlineSize: WIDTH, blockSize: heightOf(target) }]
        const seen = { isIntersecting: true, intersectionRatio: 1 }
        const entry = { target, contentRect: boxOf(target), borderBoxSize: size, contentBoxSize: size, ...seen }
        setTimeout(() => this.#tell([entry]))
      }
      unobserve(): void {}
      disconnect(): void {}
    }
    Object.assign(this.global, {
      ResizeObserver: Observer,
      IntersectionObserver: Observer,
      // jsdom compares each element with the thousand rules of the Studio, which takes seconds for each query.
      getComputedStyle: (element: HTMLElement) => element.style,
    })
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
