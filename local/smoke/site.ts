/** The deployed site as a smoke check sees it: read-only requests that follow no redirect, and its front page, read once. */
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
  #front: Promise<Page> | undefined

  constructor(options: SmokeOptions) {
    this.options = options
  }

  /** @param path of the site, or a URL @throws Problem when nothing responds */
  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const signal = AbortSignal.any([this.options.signal, AbortSignal.timeout(TIMEOUT_MS)])
    try {
      return await fetch(new URL(path, this.options.origin), { headers, redirect: 'manual', signal })
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error))
      throw new Problem(`${path}: ${cause instanceof Error ? cause.message : message}`)
    }
  }

  /** @returns the response, whose status is 200 and whose type begins with `type` @throws Problem */
  async getOk(path: string, type: string): Promise<Response> {
    const response = await this.get(path)
    const found = response.headers.get('content-type') ?? 'no type'
    expectThat(response.status === 200, `${path}: status ${response.status}`)
    expectThat(found.startsWith(type), `${path}: ${found} instead of ${type}`)
    return response
  }

  async getPage(path: string): Promise<Page> {
    const response = await this.getOk(path, 'text/html')
    const html = await response.text()
    return { response, html, elements: DomUtils.findAll(() => true, parseDocument(html).children) }
  }

  frontPage(): Promise<Page> {
    this.#front ??= this.getPage('/')
    return this.#front
  }
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
