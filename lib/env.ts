/**
 * The site's configuration, read from the environment and validated in one place (docs/ARCHITECTURE.md
 * "Configuration").
 *
 * With nothing set, everything points at the local stand-ins. An invalid value stops the start with a one-line error.
 * Server only; also run directly by Node through local/cli.ts, so of the site it imports only what Node runs as it is.
 */

import proxyAddr from 'proxy-addr'
import { LOCAL_LAKE } from './lake-defaults.ts'

/** Defaults of the local stand-ins, shared with local/cli.ts. */
export const LOCAL = {
  projectId: LOCAL_LAKE.projectId,
  dataset: LOCAL_LAKE.dataset,
  sitePort: 3000,
  apiPort: 4000,
  lakePort: LOCAL_LAKE.port,
  dataDir: '.local',
} as const

/** `Strict-Transport-Security` of a site that is reached by https. */
export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

/** A configuration value is invalid. The message names the variable, its value and what is expected. */
export class EnvError extends Error {
  constructor(variable: string, value: string, expected: string) {
    super(`${variable} is "${value}", expected ${expected}`)
    this.name = 'EnvError'
  }
}

type Source = Readonly<Record<string, string | undefined>>

function readText(source: Source, variable: string): string | null {
  return source[variable]?.trim() || null
}

/**
 * The value of a variable, or the fallback when it is unset.
 * @param parse returns undefined for an invalid text
 */
function read<Value, Fallback>(
  source: Source,
  variable: string,
  fallback: Fallback,
  expected: string,
  parse: (text: string) => Value | undefined,
): Value | Fallback {
  const text = readText(source, variable)
  if (text === null) return fallback
  const value = parse(text)
  if (value === undefined) throw new EnvError(variable, text, expected)
  return value
}

/** A whole number from 1 to a maximum, or the default when unset. @param of what it is, for the message */
function readNumber(source: Source, variable: string, fallback: number, max: number, of: string): number {
  return read(source, variable, fallback, `${of} from 1 to ${max}`, (text) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= 1 && number <= max ? number : undefined
  })
}

/** A TCP port, or the default when unset. */
export function readPort(source: Source, variable: string, fallback: number): number {
  return readNumber(source, variable, fallback, 65_535, 'a port')
}

/** An http(s) origin without path, query or credentials; returned without a trailing slash. */
function readOrigin(source: Source, variable: string, fallback: string): string {
  const expected = 'an origin such as https://www.example.com.au, without a path'
  return read(source, variable, fallback, expected, (text) => {
    const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: '', href: text }
    return /^https?:/.test(origin) && href === `${origin}/` ? origin : undefined
  })
}

/** The URL of a service, such as redis://:password@host:6379; null when unset. */
function readServiceUrl(source: Source, variable: string, protocol: RegExp, example: string): string | null {
  const value = readText(source, variable)
  if (value === null || (URL.canParse(value) && protocol.test(new URL(value).protocol))) return value
  // The value may hold a password.
  throw new EnvError(variable, '…', `a URL such as ${example}`)
}

/** A secret of 32 bytes, as base64; null when unset. */
function readKey(source: Source, variable: string): string | null {
  const value = readText(source, variable)
  if (value === null || /^[\w+/-]{43}=?$/.test(value)) return value
  // Without the value, which is a secret.
  throw new EnvError(variable, '…', '32 bytes in base64, made by: openssl rand -base64 32')
}

/** Characters of a secret of 128 bits, as base64; in hexadecimal it has more. */
const MIN_SECRET_LENGTH = 22

/** A secret that somebody has chosen; null when unset. */
function readSecret(source: Source, variable: string): string | null {
  const value = readText(source, variable)
  if (value === null || value.length >= MIN_SECRET_LENGTH) return value
  throw new EnvError(variable, '…', `${MIN_SECRET_LENGTH} characters or more, made by: openssl rand -hex 32`)
}

function readSwitch(source: Source, variable: string, fallback: boolean): boolean {
  return read(source, variable, fallback, 'on or off', (text) => ({ on: true, off: false })[text.toLowerCase()])
}

function readName(source: Source, variable: string, pattern: RegExp, expected: string): string | null {
  return read(source, variable, null, expected, (text) => (pattern.test(text) ? text : undefined))
}

/** A number of proxies, or a list of addresses and networks, separated by commas; 0 when unset. */
function readProxies(source: Source, variable: string): number | readonly string[] {
  const expected = 'a number up to 9, or addresses, networks and loopback, linklocal, uniquelocal'
  return read(source, variable, 0, expected, (text) => {
    if (/^\d$/.test(text)) return Number(text)
    const networks = text.split(',').map((network) => network.trim())
    try {
      proxyAddr.compile(networks)
      return networks
    } catch {
      return undefined
    }
  })
}

/** Names of hosts, separated by commas; none when unset. */
function readHosts(source: Source, variable: string): readonly string[] {
  return read(source, variable, [], 'host names such as example.com,staging.example.com', (text) => {
    const hosts = text.split(',').map((host) => host.trim())
    return hosts.every((host) => /^[A-Za-z0-9.-]+$/.test(host)) ? hosts : undefined
  })
}

/** @throws EnvError for the first invalid value */
export function readEnv(source: Source) {
  const port = readPort(source, 'PORT', LOCAL.sitePort)
  const projectId = readName(
    source,
    'NEXT_PUBLIC_SANITY_PROJECT_ID',
    /^[a-z0-9-]+$/,
    'a Sanity project id (lower-case letters, digits, hyphens)',
  )
  const dataset = readName(
    source,
    'NEXT_PUBLIC_SANITY_DATASET',
    /^[a-z0-9][a-z0-9_-]*$/,
    'a Sanity dataset name (lower-case letters, digits, _ and -)',
  )
  const isLocal = projectId === null || projectId === LOCAL.projectId
  return {
    port,
    host: readName(source, 'HOST', /^[A-Za-z0-9.:-]+$/, 'a host name or IP address') ?? '127.0.0.1',
    /** Public origin of the site, without a trailing slash. */
    siteUrl: readOrigin(source, 'NEXT_PUBLIC_SITE_URL', `http://localhost:${port}`),
    /** Further host names under which the site is reached; requests for others are refused. */
    hosts: readHosts(source, 'SITE_HOSTS'),
    /** Whether search engines may index the site; false for previews and staging. */
    isIndexed: readSwitch(source, 'SITE_INDEXING', true),
    /** Origin of the external API. */
    apiBaseUrl: readOrigin(
      source,
      'API_BASE_URL',
      `http://127.0.0.1:${readPort(source, 'LOCAL_API_PORT', LOCAL.apiPort)}`,
    ),
    /** Hosts from which the site fetches recordings that the API names; every one when empty. */
    recordingHosts: readHosts(source, 'RECORDING_HOSTS'),
    /** Origin of the external admin host. */
    adminUrl: readOrigin(source, 'ADMIN_URL', 'https://admin.example.com'),
    sanity: {
      projectId: projectId ?? LOCAL.projectId,
      dataset: dataset ?? LOCAL.dataset,
      /** URL of the local Content Lake, or null when the hosted one is used. */
      localLakeUrl: isLocal ? `http://127.0.0.1:${readPort(source, 'LOCAL_LAKE_PORT', LOCAL.lakePort)}` : null,
      readToken: readText(source, 'SANITY_API_READ_TOKEN'),
      /** Token for the site's counts and for launches; null on a hosted project: the Studio shows none, and releases by hand. */
      writeToken: readText(source, 'SANITY_API_WRITE_TOKEN'),
    },
    /** Minimum number of seconds between two writes of the site's counts (404 hits, held enquiries) to the Content Lake. */
    brokenLinksSeconds: readNumber(source, 'BROKEN_LINKS_SECONDS', 60, 3600, 'seconds'),
    /** Folder for what outlives the process: sent and held enquiries, the API's last good responses. ':memory:' for none. */
    stateDir: readText(source, 'STATE_DIR') ?? `${readText(source, 'LOCAL_DATA_DIR') ?? LOCAL.dataDir}/state`,
    /** Key of held enquiries, 32 bytes as base64; null when they are not encrypted. */
    enquiryKey: readKey(source, 'ENQUIRY_KEY'),
    /** Redis or Valkey that instances share; null for one instance. */
    redisUrl: readServiceUrl(source, 'REDIS_URL', /^rediss?:$/, 'redis://127.0.0.1:6379'),
    /** Port of the metrics on loopback or the container's network; null for none. */
    metricsPort: readText(source, 'METRICS_PORT') === null ? null : readPort(source, 'METRICS_PORT', 1),
    /** Whether pages report to the metrics how they were for visitors; nothing comes of it without `metricsPort`. */
    webVitals: readSwitch(source, 'WEB_VITALS', false),
    /** URL of OpenTelemetry's collector; null for no traces. */
    tracesEndpoint: readServiceUrl(source, 'OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:$/, 'http://127.0.0.1:4318'),
    /** Proxies whose X-Forwarded-For counts: their number, or addresses and networks. */
    trustedProxies: readProxies(source, 'TRUSTED_PROXIES'),
    /** Secret of the Content Lake's webhook; null rejects every webhook. */
    webhookSecret: readSecret(source, 'SANITY_WEBHOOK_SECRET'),
  }
}

export type SiteEnv = ReturnType<typeof readEnv>

/** Whether the local stand-ins of the API and of the Content Lake must be started. */
export function neededStandIns(source: Source): { api: boolean; lake: boolean } {
  return { api: readText(source, 'API_BASE_URL') === null, lake: readEnv(source).sanity.localLakeUrl !== null }
}

let cached: SiteEnv | undefined

/** The validated configuration of this process. */
export function env(): SiteEnv {
  cached ??= readEnv(process.env)
  return cached
}

/** Whether pages report their visits: not without a port on which the metrics are read. */
export function reportsVisits(): boolean {
  const { webVitals, metricsPort } = env()
  return webVitals && metricsPort !== null
}
