/** The API client of this process, with the configured base URL. */
import { env } from '@/lib/env'
import { type ApiClient, createApiClient } from './client'

let client: ApiClient | undefined

export function apiClient(): ApiClient {
  client ??= createApiClient(env().apiBaseUrl, env().siteUrl)
  return client
}
