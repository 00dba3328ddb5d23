/** @jest-environment jsdom */
/** Actions of a voice card: download, share, find similar, read on (B75-B82). */
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installMedia } from '../../helpers/media'
import { card, inCard, showCards } from '../../helpers/voice-cards'
import { voice, voiceSample } from '../../helpers/voices'

beforeEach(() => {
  installMedia()
})
afterEach(() => {
  jest.useRealTimers()
})

const REGIONS = {
  '/api/v1/voices/regions': [
    { id: 1, region: 'Australia' },
    { id: 2, region: 'New Zealand' },
  ],
}
const samples = [voiceSample(10, { category: 'Commercial' }), voiceSample(11, { category: 'On Hold' })]

/** The browser's clipboard: what was copied, or a refusal. */
function installClipboard({ refuses = false } = {}): string[] {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (refuses) throw new DOMException('Write permission denied.', 'NotAllowedError')
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return copied
}

const share = () => screen.getByRole('button', { name: 'Share' })
async function pressShare() {
  await act(async () => void fireEvent.click(share()))
}

test('Download is a plain link to the selected sample', async () => {
  showCards([voice(7, 'Tamsin Reed', { categoryAudioList: samples })])
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/samples/7/10?name=Tamsin+Reed')
  await userEvent.click(screen.getByRole('tab', { name: 'On Hold' }))
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/samples/7/11?name=Tamsin+Reed')
})

test('without a sample there is nothing to download', () => {
  showCards([voice(7, 'Lark', { categoryAudioList: [voiceSample(1, { category: 'Ethical AI' })] })])
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
  expect(share()).toBeInTheDocument()
})

test('Share copies a link with name, category and region', async () => {
  const copied = installClipboard()
  const reed = voice(7, 'Tamsin Reed', { region: 'new zealand', categoryAudioList: samples })
  showCards([reed], { fallback: REGIONS })
  await userEvent.hover(share())
  await userEvent.click(screen.getByRole('tab', { name: 'On Hold' }))
  await pressShare()
  expect(copied).toEqual(['http://localhost/voice-over-artists?name=Tamsin+Reed&category_name=On+Hold&region_id=2'])
})

test('an unknown region, and a voice without a sample, are left out of the link', async () => {
  const copied = installClipboard()
  showCards([voice(7, 'Lark', { region: 'Atlantis', categoryAudioList: [] })], { fallback: REGIONS })
  await userEvent.hover(share())
  await pressShare()
  expect(copied).toEqual(['http://localhost/voice-over-artists?name=Lark'])
})

test('Link Copied! is shown for two seconds, and announced', async () => {
  jest.useFakeTimers()
  installClipboard()
  showCards([voice(7, 'Reed')])
  const region = card('Reed').querySelector('[aria-live=polite]')
  expect(region).toBeEmptyDOMElement()
  await pressShare()
  expect(region).toHaveTextContent('Link Copied!')
  act(() => jest.advanceTimersByTime(1999))
  expect(region).toHaveTextContent('Link Copied!')
  act(() => jest.advanceTimersByTime(1))
  expect(region).toBeEmptyDOMElement()
})

test.each(['refuses', 'is absent'])(
  'where the clipboard %s, the link is shown for copying by hand (B81)',
  async (how) => {
    installClipboard({ refuses: true })
    if (how === 'is absent') Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    showCards([voice(7, 'Reed')], { fallback: REGIONS })
    await userEvent.hover(share())
    await pressShare()
    const field = await screen.findByRole('textbox', { name: 'Copy the link to Reed' })
    expect(field).toHaveValue('http://localhost/voice-over-artists?name=Reed&category_name=Commercial&region_id=1')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('readonly')
    if (!(field instanceof HTMLInputElement)) throw new Error('The link is not in a field')
    expect(field.selectionEnd).toBe(field.value.length)
    expect(screen.queryByText('Link Copied!')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(share()).toHaveFocus()
  },
)

test('the field closes by its button and after a successful copy', async () => {
  installClipboard({ refuses: true })
  showCards([voice(7, 'Reed')])
  await pressShare()
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await pressShare()
  expect(screen.getByRole('textbox')).toBeInTheDocument()
  installClipboard()
  await pressShare()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Link Copied!')).toBeInTheDocument()
})

test('Find Similar calls the surrounding list', async () => {
  const onFindSimilar = jest.fn()
  const reed = voice(7, 'Reed')
  showCards([reed], { onFindSimilar })
  await userEvent.click(screen.getByRole('button', { name: 'Find Similar' }))
  expect(onFindSimilar).toHaveBeenCalledTimes(1)
  expect(onFindSimilar).toHaveBeenCalledWith(reed)
})

test('Find Similar works in the list without JavaScript', () => {
  showCards([voice(7, 'Reed')], { onFindSimilar: () => undefined })
  const form = screen.getByRole('button', { name: 'Find Similar' }).closest('form')
  expect(form).toHaveAttribute('action', '/voice-over-artists')
  expect(form).toHaveFormValues({ voice_id: '7' })
})

test('outside the list Find Similar links to it', () => {
  showCards([voice(7, 'Reed')])
  expect(screen.getByRole('link', { name: 'Find Similar' })).toHaveAttribute('href', '/voice-over-artists?voice_id=7')
})

test('an Ethical AI voice has a note that links to its page (B77)', () => {
  showCards([voice(7, 'Tamsin Reed', { ethicalAICategoryAssigned: true }), voice(8, 'Wren')])
  expect(inCard('Tamsin Reed').getByRole('link', { name: /Ethical AI/ })).toHaveAttribute(
    'href',
    '/voice-over-artists/ethical-ai?name=Tamsin+Reed',
  )
  expect(inCard('Wren').queryByRole('link', { name: /Ethical AI/ })).toBeNull()
})

test('a long website description is complete in the HTML and has a More button', async () => {
  const long = 'She keeps facts in order. '.repeat(12)
  showCards([
    voice(7, 'Reed', { websiteDescription: long }),
    voice(8, 'Wren', { websiteDescription: '山'.repeat(100) }),
  ])
  expect(inCard('Reed').getByText(long.trim())).toBeInTheDocument()
  const details = inCard('Reed').getByText('More').closest('details')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(inCard('Reed').getByText('More'))
  expect(details).toHaveAttribute('open')
  // Wide letters fill the lines twice as fast.
  expect(inCard('Wren').getByText('More')).toBeInTheDocument()
})

test('a description that fits has no More button', () => {
  showCards([voice(7, 'Reed', { websiteDescription: 'x'.repeat(180) })])
  expect(screen.queryByText('More')).toBeNull()
})

test('the name is a heading of the level that the page sets', () => {
  showCards([voice(7, 'Reed')], { headingLevel: 2 })
  expect(screen.getByRole('heading', { name: 'Reed', level: 2 })).toBeInTheDocument()
})

test('a voice without a code has no empty booking ref', async () => {
  const onQuote = jest.fn()
  showCards([voice(7, 'Reed', { code: '' })], { onQuote })
  await userEvent.click(screen.getByRole('button', { name: 'Enquire now' }))
  expect(onQuote.mock.calls[0]?.[0]).toEqual({ about: 'Reed', brief: 'Voice: Reed' })
})
