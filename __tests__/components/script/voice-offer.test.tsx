/** @jest-environment jsdom */
/** What cards of voices say of the visitor's script, and the line in which it is pasted (B450-B455). */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drafts } from '@/components/enquiry/drafts/drafts'
import { SECTIONS } from '@/components/sections/registry'
import ScriptDesk from '@/components/sections/script-desk'
import { line, typical } from '@/components/sections/script-desk/fixtures'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { CHARACTERS_PER_WORD } from '@/lib/script/pace'
import { getScript, NO_SCRIPT, type ScriptUse, setScript } from '@/lib/script/script-store'
import { setShortlist } from '@/lib/shortlist/store'
import { SPOKEN_LENGTHS_URL, type SpokenLengths, spokenKey } from '@/lib/voices/pace'
import { installMedia } from '../../helpers/data/media'
import { voice } from '../../helpers/data/voices'
import { renderOnPage } from '../../helpers/page/page'

const COMMERCIAL: ScriptUse = { tab: 'commercial', location: 'regional', medium: 'tv' }
const words = (count: number) => Array.from({ length: count }, () => 'bread').join(' ')

/** Prices by length; the API's own are in its stand-in. */
let requests: string[] = []
/** Of Rook: 90 words of average length in 45 seconds. The words of the others are not known. */
const LENGTHS: SpokenLengths = { [spokenKey(3, 30)]: 90 * CHARACTERS_PER_WORD }

beforeEach(() => {
  localStorage.clear()
  act(() => setScript(NO_SCRIPT))
  requests = []
  installMedia()
  window.fetch = (async (url: string) => {
    if (url === SPOKEN_LENGTHS_URL) return { ok: true, status: 200, json: async () => LENGTHS } as Response
    requests.push(url)
    const { searchParams } = new URL(url, 'https://bowerbird.test')
    const amount = 10 * Number(searchParams.get('duration') ?? searchParams.get('wordCount'))
    return { ok: true, status: 200, json: async () => ({ estimated_quote: { amount } }) } as Response
  }) as typeof fetch
})

function showVoices(sections = [typical], names = ['Wren', 'Flint']) {
  const shown = names.map((name, index) => voice(index + 1, name))
  const grid = <VoiceGrid voices={shown} isStale={false} initialCategory={null} headingLevel={3} />
  return renderOnPage(grid, { sections, fetches: true })
}

const card = (name: string) => within(screen.getByRole('article', { name }))

test('cards say time, price and what it is for, by one request for all of them (B450)', async () => {
  // Without a comma or an end, 66 words are read faster than the pace says.
  act(() => setScript({ ...NO_SCRIPT, text: words(66), use: COMMERCIAL }))
  showVoices()
  for (const name of ['Wren', 'Flint']) {
    await card(name).findByText('Commercial, Regional, TV: 30 seconds, at a medium pace')
    expect(await card(name).findByText('$330')).toBeInTheDocument()
    expect(card(name).getByText('$300').parentElement).toHaveTextContent('$300 + GST')
    expect(card(name).getByText('Your script:').parentElement).toHaveTextContent('0:26')
  }
  expect(requests).toEqual([expect.stringMatching(/commercial\?duration=30&location=regional&scriptType=tv$/)])
})

test('a voice whose words are known reads the script at her own pace, and the card and the brief say so (B703, B713)', async () => {
  act(() => setScript({ ...NO_SCRIPT, text: words(66), use: COMMERCIAL }))
  showVoices([typical], ['Wren', 'Flint', 'Rook'])
  await card('Rook').findByText('Commercial, Regional, TV: 60 seconds, at the pace of Rook')
  await card('Flint').findByText('Commercial, Regional, TV: 30 seconds, at a medium pace')
  expect(card('Rook').getByText('Your script:').parentElement).toHaveTextContent('0:33')
  expect(card('Flint').getByText('Your script:').parentElement).toHaveTextContent('0:26')
  await userEvent.click(card('Rook').getByRole('button', { name: /^Enquire now/ }))
  expect(drafts.openDialogDraft().values().brief).toContain('Time: 0:33 at the pace of Rook')
})

test('cards say what a few words less would save, and how many still fit (B451)', async () => {
  act(() => setScript({ ...NO_SCRIPT, text: words(80), use: COMMERCIAL }))
  showVoices()
  await card('Wren').findByText(/^Cut \d+ words and it is 30 seconds: \$300 instead of \$600$/)
  act(() => setScript({ ...NO_SCRIPT, text: words(148) }))
  await card('Wren').findByText('Room for 2 more words')
  expect(card('Wren').getByText('Narration: 150 words, at a medium pace')).toBeInTheDocument()
})

test('without a script, and on pages without a script desk, nothing is said and nothing requested (B452)', async () => {
  const { container } = showVoices()
  const before = container.innerHTML
  expect(before).not.toContain('pace')
  cleanup()
  act(() => setScript({ ...NO_SCRIPT, text: words(66) }))
  showVoices([])
  await act(async () => undefined)
  expect(screen.queryByText(/at a medium pace/)).toBeNull()
  expect(requests).toEqual([])
})

test('"Enquire now" of a voice sends the script along, with its sample and everything about the job (B453)', async () => {
  act(() => setScript({ ...NO_SCRIPT, text: 'Come to Harbour Bread.' }))
  showVoices()
  await card('Wren').findByText('$1,500')
  await userEvent.click(card('Wren').getByRole('button', { name: /^Enquire now/ }))
  const { brief } = drafts.openDialogDraft().values()
  expect(brief).toBe(
    'Sample: Commercial\nScript: 4 spoken words\nTime: 0:02 Medium\nWhat is it for?: Narration\nApproximate word count: 150 words\nEstimate: $1,500 + GST ($1,650 including GST)\n\nCome to Harbour Bread.',
  )
  act(() => setScript({ ...NO_SCRIPT, text: 'Come to Harbour Bread today.' }))
  await userEvent.click(card('Flint').getByRole('button', { name: /^Enquire now/ }))
  expect(drafts.openDialogDraft().values().brief).toMatch(/^Sample: Commercial\nScript: 5 spoken words[\s\S]+today\.$/)
})

test('one line has the time and the price at once, and one use for all (B454)', async () => {
  const user = userEvent.setup()
  renderOnPage(<ScriptDesk section={line} />, { sections: [line], fetches: true })
  expect(screen.getByText(line.ruleText)).toBeInTheDocument()
  expect(requests).toEqual([])
  await user.click(screen.getByRole('textbox', { name: 'Your script' }))
  await user.paste(words(66))
  act(() => void fireEvent(window, new Event('pagehide')))
  expect(await screen.findByText('$1,500')).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it for?' }), 'Commercial')
  expect(await screen.findByText('Commercial, National, Radio: 30 seconds, at a medium pace')).toBeInTheDocument()
  expect(getScript().use).toEqual({ tab: 'commercial', location: 'national', medium: 'radio' })
  expect(screen.getByRole('link', { name: 'Hear the voices' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the script' }))
  expect(screen.queryByText(/, at a medium pace/)).toBeNull()
})

test('two desks of a page show one script (B366)', async () => {
  const user = userEvent.setup()
  renderOnPage(
    <>
      <ScriptDesk section={line} />
      <ScriptDesk section={typical} />
    </>,
    { sections: [line, typical] },
  )
  const [first, second] = screen.getAllByRole('textbox', { name: 'Your script' })
  if (!first || !second) throw new Error('A desk is missing')
  await user.click(first)
  await user.paste('We are open.')
  await waitFor(() => expect(second).toHaveValue('We are open.'))
})

test('what is sent with the script names the voices of the shortlist, each with the sample that was heard (B455)', async () => {
  const requested: unknown[] = []
  act(() =>
    setShortlist([
      { id: '1', name: 'Wren', code: 'BB-1', sample: 'eLearning' },
      { id: '2', name: 'Flint', code: 'BB-2' },
    ]),
  )
  act(() => setScript({ ...NO_SCRIPT, text: 'We are open.' }))
  renderOnPage(<ScriptDesk section={typical} />, { onEnquiry: (request) => requested.push(request) })
  await userEvent.click(await screen.findByRole('button', { name: 'Send the script' }))
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(requested).toEqual([
    {
      title: 'Send the script',
      about: 'Script: 3 spoken words. Your shortlist: Wren, Flint',
      brief: expect.stringMatching(
        /Shortlist:\n1\. Wren, booking ref BB-1, Sample: eLearning\n2\. Flint, booking ref BB-2$/,
      ),
    },
  ])
})

test('a script desk hydrates at once when there is a script (B366)', () => {
  expect(SECTIONS.scriptDesk.hydratesAtOnce?.()).toBe(false)
  act(() => setScript({ ...NO_SCRIPT, text: 'We are open.' }))
  expect(SECTIONS.scriptDesk.hydratesAtOnce?.()).toBe(true)
})
