/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import Team from '@/components/sections/team'
import { typical } from '@/components/sections/team/fixtures'
import { requests } from '@/components/sections/team/requests'
import { apiUrl } from '@/lib/api/calls'
import type { TeamMember } from '@/lib/api/models'
import { createReadHandler } from '@/lib/api/server/api-proxy'
import { createApiClient } from '@/lib/api/server/client'
import { startApi } from '../../../local/api/server'
import { installFetch } from '../../helpers/fetch-over-http'
import { startHttpServer } from '../../helpers/http-server'
import { renderOnPage } from '../../helpers/page'

function member(id: number, full_name: string, fields: Partial<TeamMember> = {}): TeamMember {
  return {
    id,
    full_name,
    position: 'Producer',
    card_image_url: `http://api.test/media/${id}.webp`,
    short_description: '<p>Listens.</p>',
    ...fields,
  }
}

function fallback(teamMembers: TeamMember[]): Record<string, unknown> {
  return Object.fromEntries(requests().map((request) => [apiUrl(request), { teamMembers }]))
}

function card(name: string): HTMLElement {
  const entry = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!entry) throw new Error(`${name} stands in no list`)
  return entry
}

test('shows each person with portrait, name, position and text', () => {
  const people = [member(1, 'Ada Okoye', { short_description: '<p>Ada <em>mixes</em>.</p>' }), member(2, 'Ben Lau')]
  renderOnPage(<Team section={typical} />, { fallback: fallback(people) })
  expect(screen.getByRole('region', { name: 'Who does what' })).toHaveAttribute('id', 'people')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ada Okoye',
    'Ben Lau',
  ])
  const ada = card('Ada Okoye')
  expect(ada.querySelector('img')).toHaveAttribute('src', 'http://api.test/media/1.webp')
  expect(within(ada).getByText('mixes').tagName).toBe('EM')
  expect(within(ada).getByText('Producer')).toBeInTheDocument()
})

test('shows initials where there is no portrait', () => {
  renderOnPage(<Team section={typical} />, {
    fallback: fallback([member(1, 'Dev Anand Pillai', { card_image_url: '', position: '', short_description: '' })]),
  })
  const dev = card('Dev Anand Pillai')
  expect(within(dev).getByText('DP')).toBeInTheDocument()
  expect(dev.querySelector('img')).toBeNull()
})

test('a long text can be opened, a short one needs no button', async () => {
  const long = `<p>${'Everything about Cleo. '.repeat(20)}</p>`
  renderOnPage(<Team section={typical} />, {
    fallback: fallback([member(1, 'Ada Okoye'), member(2, 'Cleo Marsh', { short_description: long })]),
  })
  expect(within(card('Ada Okoye')).queryByRole('group')).toBeNull()
  const details = within(card('Cleo Marsh')).getByRole('group')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(within(details).getByText('More'))
  expect(details).toHaveAttribute('open')
  expect(card('Cleo Marsh')).toHaveTextContent('about Cleo Marsh')
})

test("shows the editor's text when nobody is listed, or nothing", () => {
  const { unmount, container } = renderOnPage(<Team section={typical} />, { fallback: fallback([]) })
  expect(screen.getByText('Nobody is listed just now.')).toBeInTheDocument()
  expect(container).not.toHaveTextContent('Loading...')
  unmount()
  renderOnPage(<Team section={{ ...typical, text: null, emptyText: '' }} />, { fallback: fallback([]) })
  expect(screen.getByRole('region', { name: 'Who does what' })).toHaveTextContent(/^Who does what$/)
})

/** The section through the API proxy, against a real local API over HTTP. */
async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-team-'))
  const api = await startApi({ dataDir })
  const handleRead = createReadHandler(createApiClient(api.origin))
  const state = { isRefusing: false, asked: 0 }
  const proxy = await startHttpServer(async (request, response) => {
    state.asked += 1
    if (state.isRefusing) {
      response.writeHead(400).end(JSON.stringify({ error: { message: 'Error: The API is not answering.' } }))
      return
    }
    await handleRead(request, response)
  })
  installFetch(proxy.origin)
  return {
    state,
    async close() {
      await proxy.close()
      await api.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function show(): void {
  renderOnPage(
    <SWRConfig value={{ provider: () => new Map(), revalidateOnMount: undefined }}>
      <Team section={typical} />
    </SWRConfig>,
  )
}

test('shows Loading..., then the team, with sanitised text (B105)', async () => {
  const site = await startSite()
  try {
    show()
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12))
    expect(screen.queryByRole('status')).toBeNull()
    expect(within(card('Maeve Harrigan')).getByText('Founder and casting director')).toBeInTheDocument()
    expect(card('Maeve Harrigan').innerHTML).not.toMatch(/<script|onerror|javascript:/)
    expect(site.state.asked).toBe(1)
  } finally {
    await site.close()
  }
})

test('shows an error once, and retries on request (B105)', async () => {
  const site = await startSite()
  try {
    site.state.isRefusing = true
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: (?!Error)\S/)
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Who does what' })).toBeInTheDocument()
    site.state.isRefusing = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12))
    expect(screen.queryByRole('alert')).toBeNull()
  } finally {
    await site.close()
  }
})
