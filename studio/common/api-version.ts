/** Version of Sanity's API used by the Studio's own queries. */
export const API_VERSION = '2025-02-19'
