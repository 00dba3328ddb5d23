/** The names of Sanity's API, by which clients without an API host of their own call it. */

/** The environment variable that tells the preloaded module the port of the gateway. */
export const GATEWAY_PORT = 'CONTENT_LAKE_GATEWAY_PORT'

/** For `NO_PROXY`: the names, and those of projects below them. */
export const API_DOMAINS = ['api.sanity.io', '.api.sanity.io', 'apicdn.sanity.io', '.apicdn.sanity.io'] as const

/**
 * Reads a host name of Sanity's API.
 * @param host with or without a port
 * @returns the project that it names, if any; undefined when it is another host, such as that of Sanity's assets
 */
export function apiHostOf(host: string): { project?: string } | undefined {
  const match = /^(?:([a-z0-9][a-z0-9-]*)\.)?(?:api|apicdn)\.sanity\.io(?::443)?$/i.exec(host)
  return match === null ? undefined : { project: match[1]?.toLowerCase() }
}
