/** The voice list on its page, through the API proxy, against a real local API over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { act, screen, waitFor, within } from '@testing-library/react'
import VoiceList from '@/components/sections/voice-list'
import { typical } from '@/components/sections/voice-list/fixtures'
import { createReadHandler } from '@/lib/api/server/api-proxy'
import { createApiClient } from '@/lib/api/server/client'
import { type ApiOptions, startApi } from '../../../local/api/server'
import { watchUrl } from '../dom/watch-url'
import { renderOnPage } from '../page/page'
import { installFetch } from './fetch-over-http'

export type VoiceListSite = {
  /** Queries of the requests for the voice list, in order. */
  listQueries: string[]
  /** Every requested URL. */
  paths: string[]
  /** Holds responses to URLs that contain this text. Returns a function that releases them. */
  hold(text: string): () => void
  /** Responds 400 to URLs that contain this text. */
  refuse(text: string): void
  close(): Promise<void>
}

export async function startVoiceListSite(options: Partial<ApiOptions> = {}): Promise<VoiceListSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-list-'))
  const api = await startApi({ dataDir, ...options })
  const handleRead = createReadHandler(createApiClient(api.origin))
  const listQueries: string[] = []
  const paths: string[] = []
  const pending: { text: string; released: Promise<void> }[] = []
  const refused: string[] = []
  const proxy = await startHttpServer(async (request, response) => {
    const address = request.url ?? ''
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    paths.push(address)
    if (pathname.endsWith('/voices')) listQueries.push(searchParams.toString())
    for (const { text, released } of pending) if (address.includes(text)) await released
    if (refused.some((text) => address.includes(text))) {
      response.writeHead(400).end('{}')
      return
    }
    await handleRead(request, response)
  })
  installFetch(proxy.origin)
  return {
    listQueries,
    paths,
    hold(text) {
      let letGo = () => {}
      const released = new Promise<void>((resolve) => {
        letGo = resolve
      })
      pending.push({ text, released })
      return letGo
    },
    refuse: (text) => void refused.push(text),
    async close() {
      await proxy.close()
      await api.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** @param path path of the page, with its query */
export function showVoiceList(path = '/voice-over-artists') {
  const page = renderOnPage(<VoiceList section={typical} />, { path, fetches: true })
  const moves = watchUrl()
  return {
    ...page,
    moves,
    /** The URL that was last written to the history. */
    address: () => moves.at(-1)?.url ?? path,
  }
}

export const status = () => screen.getByRole('status')
/** Waits for the result count of a response. */
export const counted = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text))
export const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
export const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
export const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text }) => text)
export const pause = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)))
