/** The deployed site as a smoke check sees it: requests that follow no redirect and change nothing, and its pages, each read once. */
import { DomUtils, parseDocument } from 'htmlparser2'

/** What is wrong with a deployment, as a sentence. */
export class Problem extends Error {}

export function expectThat(isSo: boolean, problem: string): void {
  if (!isSo) throw new Problem(problem)
}

export type Element = Extract<ReturnType<typeof DomUtils.findOne>, object>

export type Page = { response: Response; html: string; elements: Element[] }

export type SmokeOptions = {
  /** Where it is reached: an origin. */
  origin: string
  /** Origin in canonical URLs and lists, when it is reached by another one. */
  canonicalOrigin: string
  /** Whether search engines may index it. */
  isIndexed: boolean
  /** Aborts all requests. */
  signal: AbortSignal
}

/** Milliseconds for one response. */
const TIMEOUT_MS = 10_000

export class Site {
  readonly options: SmokeOptions
  readonly #pages = new Map<string, Promise<Page>>()

  constructor(options: SmokeOptions) {
    this.options = options
  }

  /** @param path of the site, or a URL @throws Problem when nothing responds */
  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers })
  }

  /** Sends what the site has to refuse. @throws Problem when nothing responds */
  async post(path: string, body: string): Promise<Response> {
    return this.#send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.any([this.options.signal, AbortSignal.timeout(TIMEOUT_MS)])
    try {
      return await fetch(new URL(path, this.options.origin), { ...init, redirect: 'manual', signal })
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error))
      throw new Problem(`${path}: ${cause instanceof Error ? cause.message : message}`)
    }
  }

  /** Where a URL of the site is reached: its canonical origin may be another. */
  reachable(url: string): string {
    const { origin, pathname, search } = new URL(url, this.options.origin)
    return origin === this.options.canonicalOrigin ? pathname + search : url
  }

  /** @returns the response, whose status is 200 and whose type begins with `type` @throws Problem */
  async getOk(path: string, type: string): Promise<Response> {
    const response = await this.get(path)
    const found = response.headers.get('content-type') ?? 'no type'
    expectThat(response.status === 200, `${path}: status ${response.status}`)
    expectThat(found.startsWith(type), `${path}: ${found} instead of ${type}`)
    return response
  }

  async #readPage(path: string): Promise<Page> {
    const response = await this.getOk(path, 'text/html')
    const html = await response.text()
    return { response, html, elements: DomUtils.findAll(() => true, parseDocument(html).children) }
  }

  /** @throws Problem unless it responds 200 with HTML */
  getPage(path: string): Promise<Page> {
    const known = this.#pages.get(path)
    if (known) return known
    const page = this.#readPage(path)
    this.#pages.set(path, page)
    return page
  }

  frontPage(): Promise<Page> {
    return this.getPage('/')
  }
}

/** Files read at a time. */
const AT_ONCE = 6

/** Calls a check for each of some items, a few at a time. Rejects with the first problem. */
export async function forEach<Item>(items: Iterable<Item>, check: (item: Item) => Promise<void>): Promise<void> {
  const waiting = Array.from(items)
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await check(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** An attribute of the first such element. */
export function attributeOf(
  { elements }: Page,
  name: string,
  attribute: string,
  where: Readonly<Record<string, string>> = {},
): string | undefined {
  const isIt = (element: Element) =>
    element.name === name && Object.entries(where).every(([key, value]) => element.attribs[key] === value)
  return elements.find(isIt)?.attribs[attribute]
}
