/** @jest-environment jsdom */
/** Actions of a voice card: download, share, find similar, read on (B75-B82). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installMedia } from '../../helpers/data/media'
import { voice } from '../../helpers/data/voices'
import { inCard, showCards } from '../../helpers/page/voice-cards'

beforeEach(() => {
  installMedia()
})

/** @returns what has been copied */
function installClipboard({ refuses = false } = {}): string[] {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (refuses) throw new DOMException('Write permission denied.', 'NotAllowedError')
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return copied
}

const fetchOf = (status: number, body: unknown) =>
  jest.fn(async () => ({ ok: status < 300, status, json: async () => body }) as Response)

const share = () => screen.getByRole('button', { name: 'Share' })
async function pressShare() {
  await act(async () => void fireEvent.click(share()))
}

test('the first press of Share copies the same link as a later one, with the region (B81)', async () => {
  const copied = installClipboard()
  window.fetch = fetchOf(200, [{ id: 2, region: 'Ireland' }])
  showCards([voice(7, 'Reed', { region: 'Ireland' })])
  // Nothing has pointed at it before, as with a press that was made before the code had come.
  await pressShare()
  await screen.findByText('Link Copied!')
  fireEvent.pointerEnter(share())
  await act(async () => undefined)
  await pressShare()
  await waitFor(() => expect(copied).toHaveLength(2))
  const link = 'http://localhost/voice-over-artists?name=Reed&category_name=Commercial&region_id=2'
  expect(copied).toEqual([link, link])
})

test('where regions cannot be read the link goes without (B81)', async () => {
  const copied = installClipboard()
  window.fetch = fetchOf(503, {})
  showCards([voice(7, 'Reed', { region: 'Ireland' })])
  await pressShare()
  await waitFor(() =>
    expect(copied).toEqual(['http://localhost/voice-over-artists?name=Reed&category_name=Commercial']),
  )
})

test('the field with the link goes after a successful copy', async () => {
  installClipboard({ refuses: true })
  showCards([voice(7, 'Reed')])
  await pressShare()
  expect(screen.getByRole('textbox')).toBeInTheDocument()
  installClipboard()
  await pressShare()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Link Copied!')).toBeInTheDocument()
})

test('Find Similar works in the list without JavaScript', () => {
  showCards([voice(7, 'Reed')], { onFindSimilar: () => undefined })
  const form = screen.getByRole('button', { name: 'Find Similar' }).closest('form')
  expect(form).toHaveAttribute('action', '/voice-over-artists')
  expect(form).toHaveFormValues({ voice_id: '7' })
})

test('a long website description is complete in the HTML and has a More button', async () => {
  const long = 'She keeps facts in order. '.repeat(12)
  showCards([voice(7, 'Reed', { websiteDescription: long })])
  expect(inCard('Reed').getByText(long.trim())).toBeInTheDocument()
  const details = inCard('Reed').getByText('More').closest('details')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(inCard('Reed').getByText('More'))
  expect(details).toHaveAttribute('open')
})

test('a description that fits has no More button', () => {
  showCards([voice(7, 'Reed', { websiteDescription: 'x'.repeat(180) })])
  expect(screen.queryByText('More')).toBeNull()
})

test('a voice without a code has no empty booking ref', async () => {
  const onEnquiry = jest.fn()
  showCards([voice(7, 'Reed', { code: '' })], { onEnquiry })
  await userEvent.click(screen.getByRole('button', { name: 'Enquire now' }))
  expect(onEnquiry.mock.calls[0]?.[0]).toEqual({ about: 'Reed', brief: 'Voice: Reed' })
})

test('an Ethical AI voice has a note that links to its page (B77)', () => {
  showCards([voice(7, 'Tamsin Reed', { ethicalAICategoryAssigned: true }), voice(8, 'Wren')])
  expect(inCard('Tamsin Reed').getByRole('link', { name: /Ethical AI/ })).toHaveAttribute(
    'href',
    '/voice-over-artists/ethical-ai?name=Tamsin+Reed',
  )
  expect(inCard('Wren').queryByRole('link', { name: /Ethical AI/ })).toBeNull()
})
