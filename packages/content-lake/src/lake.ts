/** What those who start a lake in their own process give and get. It imports nothing: its declarations are published as they are. */

export type ContentLakeOptions = {
  /** 0 for any free port. */
  port: number
  /** Data folder of all stand-ins; the lake uses `content-lake/` in it. */
  dataDir: string
  /** Id of the only project; `localdemo` by default. */
  project?: string
  /** Datasets that are created where they do not exist, beside those that do; `production` by default. */
  datasets?: readonly string[]
  /** What the first of the datasets begins with, when it is new; without it, it is empty (see seed/seed.ts). */
  seed?: string
  /** Types of documents without history; none by default. */
  ephemeralTypes?: readonly string[]
  /** Longest evaluation of a query, in milliseconds; a minute by default. */
  queryTimeoutMs?: number
  /** IP address to listen on; 127.0.0.1 by default. Another one is reached by its own name too. */
  host?: string
  /** Whether to listen behind TLS, with a certificate of its own. */
  hasTls?: boolean
  /** Who may use the lake: this machine, without a token, by default. `tokens: []` takes one from the data folder. */
  access?: AccessOptions
  /** Refuses requests for what the lake does not do, instead of saying so once in its log. */
  isStrict?: boolean
  /** Whether `PUT /faults` sets delays, errors, broken connections, late and repeated webhooks, for tests of clients. */
  hasFaults?: boolean
  /** Whether `PUT /clock` sets the time of schedules, history and `now()`, for tests. */
  hasClock?: boolean
  /** Receiver of changes to published documents of the first dataset; none by default. */
  webhook?: WebhookOptions
}

export type ContentLake = {
  origin: string
  port: number
  /** The tokens that it accepts, where it needs one. */
  tokens?: readonly string[]
  /** Id of its project. */
  project: string
  /**
   * Creates a dataset with what the first one began with, in a few milliseconds: one for each test.
   * @throws HttpError 400 when that cannot be its name, 409 when it exists
   */
  cloneSeed: (name: string) => void
  /** Saves and restores all documents; its `reset` puts them back to the seed. */
  snapshots: Snapshots
  close: () => Promise<void>
}

export type AccessOptions = {
  /** Names of this machine beside those of loopback, such as that of a container. */
  hosts?: readonly string[]
  /** Origins of pages beside those of this machine, such as `http://192.168.1.5:3000`. */
  origins?: readonly string[]
  /** Tokens of which a request needs one; without them, every request may do everything. */
  tokens?: readonly string[]
}

export type WebhookOptions = {
  /** Of an http receiver on this machine. */
  url: string
  /** Signs each delivery. */
  secret: string
  /** Which changed published documents are sent, in GROQ with `before()`, `after()` and `delta::` functions; all by default. */
  filter?: string
  /** What is sent of a document, in GROQ; the whole document by default. */
  projection?: string
  timing?: Partial<WebhookTiming>
}

/** In milliseconds. */
export type WebhookTiming = { firstPause: number; longestPause: number; giveUpAfter: number }

export type Snapshots = {
  /** The names of all snapshots, in order. */
  names: () => string[]
  /** Saves every dataset; a snapshot of that name is replaced. @returns the names of the datasets @throws HttpError 400 for an invalid name */
  save: (name: string) => string[]
  /**
   * Puts the datasets back to what they were; one that did not exist then stays as it is.
   * @returns the names of the datasets that were put back
   * @throws HttpError 400 for an invalid name, 404 when there is no such snapshot
   */
  restore: (name: string) => string[]
  /** Puts every dataset back to its seed, with a new history. @returns their names */
  reset: () => string[]
}
