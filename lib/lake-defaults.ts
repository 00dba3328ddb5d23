/** What site, Studio and commands agree on about the Content Lake. Run by Node as it is. */

/** Dated version of Sanity's API. It reads what is published unless a perspective is named, so every client names one. */
export const API_VERSION = '2025-02-19'

/** The local Content Lake, unless the environment names another one. `port` is of 127.0.0.1. */
export const LOCAL_LAKE = { projectId: 'localdemo', dataset: 'production', port: 3333 } as const
