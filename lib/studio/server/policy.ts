/**
 * The Studio's Content-Security-Policy: it may connect to its Content Lake and nothing else.
 *
 * By default it would load fonts, a bridge script and version news from several hosts, and send feedback (as of Sanity
 * 6.16).
 */
import type { StudioConfiguration } from '../configuration'

/** Origins that the Studio of a hosted lake needs: its project, Sanity's API for the login, and its assets. */
function hostedOrigins(projectId: string): string {
  const hosts = [`${projectId}.api.sanity.io`, `${projectId}.apicdn.sanity.io`, 'api.sanity.io', 'cdn.sanity.io']
  return [...hosts.map((host) => `https://${host}`), `wss://${projectId}.api.sanity.io`].join(' ')
}

/**
 * Origins of the local lake: its own host name, its project's, and those over which it spreads streams
 * (packages/content-lake/README.md); also by IP address, as in asset URLs.
 */
function localOrigins(apiHost: string): string {
  const { host, port } = new URL(apiHost)
  return [`http://127.0.0.1:${port}`, `http://${host}`, `http://*.${host}`, `ws://${host}`, `ws://*.${host}`].join(' ')
}

/** @param scriptHashes hashes of the inline scripts of the Studio's page, such as `sha256-…` */
export function studioPolicy(
  { projectId, apiHost }: StudioConfiguration,
  scriptHashes: readonly string[] = [],
): string {
  const lake = apiHost ? localOrigins(apiHost) : hostedOrigins(projectId)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${lake}`,
    `media-src 'self' blob: ${lake}`,
    `connect-src 'self' blob: data: ${lake}`,
    "font-src 'self' data:",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
