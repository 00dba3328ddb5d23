/** @jest-environment jsdom */
/** Incomplete drafts: the preview renders, and every section can be clicked to edit it. */
import { waitFor } from '@testing-library/react'
import { evaluate, parse } from 'groq-js'
import type { ReactNode } from 'react'
import { editTargets } from '@/components/draft/edit-targets'
import { EnquiryAside } from '@/components/enquiry/dialog/dialog-aside'
import { EnquiryForm } from '@/components/enquiry/form/enquiry-form'
import { PageFrame } from '@/components/frame/page-frame'
import NotFound from '@/components/not-found'
import { ServerError } from '@/components/not-found/server-error'
import { Sections } from '@/components/sections'
import { sectionNeeds } from '@/components/sections/needs'
import { PAGE_BY_PATH_QUERY, SITE_SETTINGS_QUERY } from '@/lib/content/queries'
import { joinSettings } from '@/lib/content/server/site-settings'
import { EditContext } from '@/lib/contexts/edit-context'
import { installMedia } from '../../helpers/data/media'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderIslands } from '../../helpers/page/page'
import { type Choose, halfFilledDocuments, readContentModel } from '../../studio/schema/filled-documents'

const model = readContentModel()

const targets = editTargets({
  projectId: 'localdemo',
  dataset: 'production',
  studioUrl: '/studio',
  document: { id: 'page', type: 'page' },
})

let complaints: jest.SpyInstance

beforeEach(() => {
  installMedia()
  setMedia('prefers-reduced-motion')
  window.fetch = () => new Promise(() => undefined)
  complaints = jest.spyOn(console, 'error')
})
afterEach(() => complaints.mockRestore())

/** The response of the Content Lake. */
async function queryDataset(query: string, dataset: object[], params = {}) {
  return (await evaluate(parse(query, { params }), { dataset, params })).get()
}

const inDraftMode = (content: ReactNode) => <EditContext value={targets}>{content}</EditContext>

/** Nothing chosen, a value that is no longer an option, and each of the options in turn. */
const choosers: [string, Choose][] = [
  ['nothing', () => undefined],
  ['an option that no longer exists', () => 'no-longer-a-choice'],
  ...Array.from({ length: 7 }, (_, index): [string, Choose] => [
    `choice ${index}`,
    (choices) => choices[index % choices.length],
  ]),
]

test.each(choosers)('with %s chosen, every section and the frame render', async (_, choose) => {
  const { page, settings, sectionTypes } = halfFilledDocuments(choose, model)
  const dataset = [page, settings]
  const { sections } = await queryDataset(PAGE_BY_PATH_QUERY, dataset, { path: '/' })
  expect(sectionNeeds(sections).requests).toBeInstanceOf(Array)
  const { container } = await renderIslands(
    inDraftMode(
      <PageFrame showStatistics showLogos>
        <Sections page={{ title: 'The page', sections }} />
        <NotFound />
        <ServerError />
        <EnquiryAside />
        <EnquiryForm />
      </PageFrame>,
    ),
    { settings: joinSettings(await queryDataset(SITE_SETTINGS_QUERY, dataset), null) },
  )
  expect(sectionTypes.length).toBeGreaterThan(12)
  for (const type of sectionTypes) {
    await waitFor(() =>
      expect([type, container.querySelectorAll(`[data-sanity*="path=sections:${type};"]`).length]).toEqual([type, 1]),
    )
  }
  await waitFor(() => expect(container.querySelector('footer')).toBeInTheDocument())
  expect(container.innerHTML).not.toMatch(/undefined|\[object Object\]|NaN/)
  expect(complaints).not.toHaveBeenCalled()
})

test('renders a page whose sections are empty', async () => {
  const { sectionTypes } = halfFilledDocuments(() => undefined, model)
  const page = {
    _id: 'page',
    _type: 'page',
    path: '/',
    sections: sectionTypes.map((_type) => ({ _type, _key: _type })),
  }
  const { sections } = await queryDataset(PAGE_BY_PATH_QUERY, [page], { path: '/' })
  for (const first of sections) {
    const { container, unmount } = await renderIslands(
      inDraftMode(
        <PageFrame showStatistics showLogos>
          <Sections page={{ title: 'The page', sections: [first] }} />
        </PageFrame>,
      ),
    )
    await waitFor(() => expect(container.querySelector(`[data-sanity*="path=sections:${first._key};"]`)).not.toBeNull())
    expect(container.innerHTML).not.toMatch(/undefined|\[object Object\]|NaN/)
    unmount()
  }
  expect(complaints).not.toHaveBeenCalled()
})
