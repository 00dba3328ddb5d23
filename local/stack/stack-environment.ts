/** Environment of a site with its stand-ins on ports of their own. */
import { localEnvironment } from './environment.ts'

export type Ports = { site: number; api: number; lake: number }

/** A developer's own configuration, which could name a hosted service, and what READ_ONLY sets. Empty means unset (lib/env.ts). */
const UNSET = {
  API_BASE_URL: '',
  NEXT_PUBLIC_SANITY_PROJECT_ID: '',
  NEXT_PUBLIC_SANITY_DATASET: '',
  NEXT_PUBLIC_SITE_URL: '',
  SANITY_API_READ_TOKEN: '',
  SANITY_API_WRITE_TOKEN: '',
  SANITY_WEBHOOK_SECRET: '',
  LOCAL_WEBHOOK_URL: '',
  ADMIN_URL: '',
  SITE_INDEXING: '',
  SITE_HOSTS: '',
  RECORDING_HOSTS: '',
  WEB_VITALS: '',
  HOST: '',
  REDIS_URL: '',
  STATE_DIR: '',
  METRICS_PORT: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OTEL_SERVICE_NAME: '',
  LOCAL_LAKE_DATASET: '',
  LOCAL_API_FIELD_NAMES: '',
  LOCAL_API_READ_ONLY: '',
  LOCAL_LAKE_TOKENS: '',
}

/** A token that only the site of a read-only stack has. */
const TOKEN = 'of-the-site-of-a-read-only-stack'

/** Added to a stack's environment: its API takes no enquiries and no faults, and its lake changes from nobody but its site. */
export const READ_ONLY = {
  LOCAL_API_READ_ONLY: 'yes',
  LOCAL_LAKE_TOKENS: TOKEN,
  SANITY_API_READ_TOKEN: TOKEN,
  SANITY_API_WRITE_TOKEN: TOKEN,
}

/** Of what a developer has set nothing is left but CHROMIUM_PATH. @param dataFolder of stand-ins and site */
export function stackEnvironment(ports: Ports, buildFolder: string, dataFolder: string): NodeJS.ProcessEnv {
  return localEnvironment({
    ...process.env,
    ...UNSET,
    NODE_ENV: 'production',
    PORT: String(ports.site),
    LOCAL_API_PORT: String(ports.api),
    LOCAL_LAKE_PORT: String(ports.lake),
    LOCAL_DATA_DIR: dataFolder,
    NEXT_DIST_DIR: buildFolder,
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    LAKE_ORIGIN: `http://127.0.0.1:${ports.lake}`,
    // A test would wait a minute for the second batch of broken links.
    BROKEN_LINKS_SECONDS: '2',
    // So that what is held back is encrypted, as on a server.
    ENQUIRY_KEY: Buffer.alloc(32, 1).toString('base64'),
    // Lets a test be a visitor with another address.
    TRUSTED_PROXIES: 'loopback',
  })
}
