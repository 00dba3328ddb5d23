/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { VoiceView } from '@/components/voices/page/voice-view'
import type { Voice } from '@/lib/api/models'
import { bowerPath, bowerSticks } from '@/lib/audio/bower'
import type { VoiceContext } from '@/lib/page/props'
import { installMedia } from '../../helpers/data/media'
import { voice, voiceSample } from '../../helpers/data/voices'
import { renderOnPage } from '../../helpers/page/page'

const above = [{ name: 'Voices', path: '/voice-over-artists' }]

function show(one: Voice, context: Partial<VoiceContext> = {}) {
  installMedia()
  const whole = {
    voice: one,
    similar: [],
    estimator: {
      url: '/?voice=Wren#estimate',
      includedText: 'Based on 12 months of usage.',
      emptyHint: 'Choose options',
    },
    questions: null,
    script: null,
    transcripts: {},
    ...context,
  }
  const enquiries: EnquiryRequest[] = []
  renderOnPage(<VoiceView context={whole} above={above} />, {
    fetches: true,
    onEnquiry: (request) => enquiries.push(request),
  })
  return enquiries
}

const samples = () => within(screen.getByRole('region', { name: 'Samples of Wren' }))

test('every sample has its player and its download, the synthetic ones last and named as such (B221, B247)', () => {
  const [first] = voice(4, 'Wren').categoryAudioList
  if (!first) throw new Error('The fixture has no sample')
  const others = ['', 'Ethical AI', 'Animation'].map((category, index) => ({ ...first, id: 100 + index, category }))
  show(voice(4, 'Wren', { categoryAudioList: [{ ...first, category: 'Commercial' }, ...others] }))
  const names = ['Commercial', 'Sample', 'Animation', 'AI voice']
  expect(
    samples()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(names)
  for (const name of names) {
    expect(samples().getByRole('button', { name: `Play Wren, ${name}` })).toBeInTheDocument()
    expect(samples().getByRole('slider', { name: `Position in Wren, ${name}` })).toBeInTheDocument()
    expect(samples().getByRole('link', { name: `Download Wren, ${name}` })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/samples/4/'),
    )
  }
})

test('every sample is drawn from its own recording (B730)', () => {
  const peaks = voiceSample(1).peaks ?? []
  const recordings = [peaks, peaks.toReversed(), null]
  const list = recordings.map((recording, index) => voiceSample(index + 1, { peaks: recording }))
  show(voice(4, 'Wren', { categoryAudioList: list }))
  const sliders = samples().getAllByRole('slider')
  const drawn = sliders.map((slider) => slider.parentElement?.querySelector('path')?.getAttribute('d'))
  expect(drawn).toEqual(recordings.map((recording) => bowerPath(bowerSticks(recording, 50))))
})

test('two samples of one category have two names, on the page and in the player (B76)', () => {
  const [first] = voice(4, 'Wren').categoryAudioList
  if (!first) throw new Error('The fixture has no sample')
  const both = [first, { ...first, id: 100 }].map((sample) => ({ ...sample, category: 'Commercial' }))
  show(voice(4, 'Wren', { categoryAudioList: both }))
  expect(
    samples()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Play Wren, Commercial', 'Play Wren, Commercial 2'])
  expect(samples().getByRole('link', { name: 'Download Wren, Commercial 2' })).toBeInTheDocument()
})

test('what is said in a sample is text below it, and a sample whose words are not known stays as it is (B701)', () => {
  const wren = voice(4, 'Wren', {
    categoryAudioList: [voiceSample(40), voiceSample(41, { category: 'Corporate' })],
  })
  show(wren, { transcripts: { 40: { id: 'transcript-4-40', text: 'Come up the river road. Stay for lunch.' } } })
  const [first, second] = samples().getAllByRole('listitem')
  if (!first || !second) throw new Error('Two samples have two rows')
  expect(within(first).getByText(/^What is said:/).parentElement).toHaveTextContent(
    'What is said: Come up the river road. Stay for lunch.',
  )
  expect(within(second).queryByText(/What is said/)).toBeNull()
  expect(second.querySelector('p')).toBeNull()
})

test('a voice without samples and descriptions says so, and can be booked', () => {
  show(voice(4, 'Wren', { categoryAudioList: [], shortDescription: '', websiteDescription: '' }))
  expect(samples().getByText(/There is no sample yet/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Play/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'About Wren' })).toBeNull()
  const booking = within(screen.getByRole('region', { name: 'Book Wren' }))
  expect(booking.getByRole('button', { name: /Enquire now/ })).toBeInTheDocument()
})

test('the estimate stands on the page, for both kinds of job, and its enquiry begins with the voice (B223, B708)', async () => {
  const requests: string[] = []
  const respond: jest.Mock = jest.fn(async (url: string) => {
    requests.push(url)
    return { ok: true, status: 200, json: async () => ({ estimated_quote: { amount: 520 } }) }
  })
  window.fetch = respond
  const user = userEvent.setup()
  const enquiries = show(voice(4, 'Wren'))
  const booking = within(screen.getByRole('region', { name: 'Book Wren' }))
  const button = booking.getByRole('button', { name: 'Estimate a job with this voice', expanded: false })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await booking.findByText('Choose options')).toBeInTheDocument()
  expect(booking.getByText('Based on 12 months of usage.')).toBeInTheDocument()
  expect(requests).toEqual([])
  for (const [question, option] of [
    ['Duration', '30 seconds'],
    ['Location', 'National'],
    ['Medium', 'TV'],
  ] as const) {
    await user.selectOptions(booking.getByRole('combobox', { name: question }), option)
  }
  expect(await booking.findByText('$520')).toBeInTheDocument()
  expect(booking.getByText('$572')).toBeInTheDocument()
  expect(requests).toHaveLength(1)
  await user.click(booking.getByRole('button', { name: 'Finalise your quote' }))
  expect(enquiries[0]?.brief).toMatch(/^Voice: Wren\nBooking ref: BB-4\nEstimate: \$520 \+ GST\nDuration: 30 seconds/)
  await user.click(booking.getByRole('tab', { name: 'Narration' }))
  await user.selectOptions(booking.getByRole('combobox', { name: 'Word count' }), '300 words, 1 to 2 min')
  expect(await booking.findByText('$520')).toBeInTheDocument()
  await user.click(button)
  expect(booking.queryByRole('combobox')).toBeNull()
})

test('where no page has an estimator there is no link to one, and without similar voices no heading for them', () => {
  show(voice(4, 'Wren'), { estimator: null })
  expect(screen.queryByRole('button', { name: /Estimate/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: /similar/ })).toBeNull()
})

test('the name on a card of a similar voice leads to its page, unless no path can end with its id (B220)', () => {
  show(voice(4, 'Wren'), { similar: [voice(5, 'Rook'), voice(6, 'Lark', { id: 'a-word' })] })
  expect(screen.getByRole('link', { name: 'Rook' })).toHaveAttribute('href', '/voice-over-artists/rook-5')
  expect(screen.queryByRole('link', { name: 'Lark' })).toBeNull()
})

test("Share copies the path of the voice's page (B81)", async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  show(voice(4, 'Wren'))
  const booking = within(screen.getByRole('region', { name: 'Book Wren' }))
  for (let press = 0; press < 2; press++) {
    await act(async () => void fireEvent.click(booking.getByRole('button', { name: 'Share' })))
  }
  expect(copied).toEqual(Array(2).fill('http://localhost/voice-over-artists/wren-4'))
})
