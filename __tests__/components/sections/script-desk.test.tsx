/** @jest-environment jsdom */
/** The script desk (B210-B216). */
import { TextDecoder } from 'node:util'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hasStoredEnquiry, STORAGE_KEY, setTexts } from '@/components/enquiry/drafts/store'
import ScriptDesk from '@/components/sections/script-desk'
import { compact, typical } from '@/components/sections/script-desk/fixtures'
import { repeatPress } from '@/lib/browser/press-time'
import { SCRIPT_KEY } from '@/lib/script/signals'
import { renderOnPage } from '../../helpers/page/page'

// Every browser has it; jsdom does not.
Object.assign(globalThis, { TextDecoder })

const field = () => screen.getByRole('textbox', { name: 'Your script' })
const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

async function paste(text: string, section = typical) {
  const user = userEvent.setup()
  renderOnPage(<ScriptDesk section={section} />, { fetches: true })
  await user.click(field())
  await user.paste(text)
  return user
}

/** The desk on the next page of the tab. */
function NextPage({ stored }: { stored: string }) {
  useState(() => setTexts(JSON.parse(stored)))
  return <ScriptDesk section={typical} />
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

const FORTY = Array.from({ length: 40 }, () => 'word').join(' ')

test('shows the rule of thumb before there is a script, and again when it is cleared (B219)', async () => {
  const user = await paste('We are open.')
  expect(screen.queryByText(typical.ruleText)).toBeNull()
  await user.clear(field())
  expect(screen.getByText(typical.ruleText)).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send the script' })).toBeInTheDocument()
})

test('shows spoken words, times at the paces of the content, and what fits (B213, B245)', async () => {
  await paste(FORTY)
  expect(screen.getByText('40')).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Pace',
    'Relaxed',
    'Medium',
  ])
  expect(cells('Time')).toEqual(['0:17', '0:13'])
  expect(cells('15 s')).toEqual(['4 words over', 'Fits'])
  expect(cells('30 s')).toEqual(['Fits', 'Fits'])
  expect(screen.getByText('150 words')).toBeInTheDocument()
})

test('a pace that editors have left without a number has no column', async () => {
  await paste('We are open.', { ...typical, relaxedPace: 'slowly', mediumPace: null })
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  expect(screen.getByText('spoken words')).toBeInTheDocument()
})

test('a mark says how it is read, and a press changes that and the count (B212)', async () => {
  const user = await paste('VO: Just $4.99')
  const mark = () => screen.getByRole('button', { name: /^\$4\.99/ })
  expect(mark()).toHaveTextContent('four dollars ninety-nine')
  expect(screen.getByText('5')).toBeInTheDocument()
  await user.click(mark())
  expect(mark()).toHaveTextContent('four ninety-nine')
  expect(screen.getByText('4')).toBeInTheDocument()
  await user.click(mark())
  expect(mark()).toHaveTextContent('not read')
  expect(screen.getByText('1')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^VO:/ })).toHaveTextContent('not read')
  await user.click(screen.getByRole('checkbox', { name: 'Count names of speakers' }))
  // "V O"
  expect(screen.getByText('3')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Count directions' })).toBeNull()
})

test('the own pace is measured while it is read aloud (B213)', async () => {
  const now = jest.spyOn(performance, 'now')
  const user = await paste(FORTY)
  now.mockReturnValue(1000)
  await user.click(screen.getByRole('button', { name: 'Time my own read' }))
  now.mockReturnValue(20_000)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  now.mockRestore()
  expect(screen.getByText('You read 51 words of average length in 30 seconds.')).toBeInTheDocument()
  expect(cells('Time')).toEqual(['0:17', '0:13', '0:19'])
})

test('the own pace counts from presses that were made before their code had come (B270)', async () => {
  await paste(FORTY)
  const now = performance.now()
  act(() => repeatPress(screen.getByRole('button', { name: 'Time my own read' }), now - 25_000))
  act(() => repeatPress(screen.getByRole('button', { name: 'Stop' }), now - 6000))
  expect(screen.getByText('You read 51 words of average length in 30 seconds.')).toBeInTheDocument()
})

test('the script is there after the tab was put away, ended by the system and opened again (B22)', async () => {
  await paste('We are open.')
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  const stored = sessionStorage.getItem(STORAGE_KEY) ?? ''
  expect(stored).toContain('We are open.')
  cleanup()
  renderOnPage(<NextPage stored={stored} />)
  expect(field()).toHaveValue('We are open.')
  expect(hasStoredEnquiry()).toBe(true)
  jest.restoreAllMocks()
})

test('screen readers hear the result once, when typing pauses (B218)', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  renderOnPage(<ScriptDesk section={typical} />)
  const announcement = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  await user.type(field(), 'We are open.')
  expect(announcement()).toBe('')
  act(() => jest.advanceTimersByTime(1500))
  expect(announcement()).toBe('3 spoken words: 0:02 Relaxed, 0:02 Medium')
  jest.useRealTimers()
})

test('one press gets the price of the band, and a longer script another (B214)', async () => {
  const requests: string[] = []
  window.fetch = (async (url: string) => {
    requests.push(url)
    return { ok: true, status: 200, json: async () => ({ estimated_quote: { amount: 420 } }) } as Response
  }) as typeof fetch
  const user = await paste(FORTY)
  await user.click(screen.getByRole('button', { name: 'Get the price' }))
  await screen.findByText('$462 including GST')
  expect(requests).toEqual([expect.stringMatching(/narration\?wordCount=150$/)])
  await user.click(field())
  await user.paste(` ${Array.from({ length: 150 }, () => 'word').join(' ')}`)
  expect(screen.queryByText('$462 including GST')).toBeNull()
  expect(screen.getByText('300 words')).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it for?' }), 'Commercial')
  expect(screen.getByText('Too long for a commercial of 60 seconds.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Get the price' })).toBeNull()
})

test('says before sending how much is too long (B216)', async () => {
  await paste('a '.repeat(50_000))
  expect(screen.getByText(/^500 characters too many to be sent here: 99,500 can be/)).toBeInTheDocument()
})

test('opens a page with its heading, and looks the same to a screen reader in both sizes', () => {
  renderOnPage(<ScriptDesk section={typical} isFirst />)
  expect(screen.getByRole('heading', { level: 1, name: typical.heading })).toBeInTheDocument()
  renderOnPage(<ScriptDesk section={compact} />)
  expect(screen.getByRole('heading', { level: 2, name: compact.heading })).toBeInTheDocument()
  expect(screen.getAllByRole('textbox', { name: 'Your script' })).toHaveLength(2)
})

test('of several files that are dropped at once the first is read, and the others are named (B303)', async () => {
  renderOnPage(<ScriptDesk section={typical} />)
  const [first, second, third] = ['Come to Harbour Bread.', 'Two', 'Three'].map((text, index) =>
    Object.assign(new File([text], `${index + 1}.txt`), {
      arrayBuffer: async () => Uint8Array.from(Buffer.from(text)).buffer,
    }),
  )
  fireEvent.drop(field(), { dataTransfer: { files: [first, second, third], types: ['Files'] } })
  expect(await screen.findByText(/^1\.txt is in the field\. 2\.txt and 3\.txt were not read/)).toBeInTheDocument()
  expect(field()).toHaveValue('Come to Harbour Bread.')
  fireEvent.drop(field(), { dataTransfer: { files: [third, second], types: ['Files'] } })
  expect(await screen.findByText(/^3\.txt is in the field\. 2\.txt was not read/)).toBeInTheDocument()
})

test('a run of the text is struck out and put back by selecting it, and stays where it is while text is typed before it (B364)', async () => {
  const user = await paste('Come to Harbour Bread today.')
  const area = field() as HTMLTextAreaElement
  area.setSelectionRange(8, 21)
  await user.click(screen.getByRole('button', { name: 'Do not read the selection' }))
  expect(screen.getByRole('button', { name: /^Harbour Bread/ })).toHaveTextContent('not read')
  expect(screen.getByText(/^3 spoken words/)).toBeInTheDocument()
  await user.type(area, 'Now ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(screen.getByRole('button', { name: /^Harbour Bread/ })).toBeInTheDocument()
  area.setSelectionRange(0, area.value.length)
  await user.click(screen.getByRole('button', { name: 'Read the selection' }))
  expect(screen.getByText(/^6 spoken words/)).toBeInTheDocument()
})

test('marks are one stop for Tab, with arrow keys inside (B365)', async () => {
  const user = await paste('Just $4.99, or 2 for $8, from 9am.')
  const marks = within(screen.getByRole('group', { name: 'How it is read' })).getAllByRole('button')
  expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  act(() => marks[0]?.focus())
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(marks[2]).toHaveFocus()
  expect(marks[2]).toHaveProperty('tabIndex', 0)
  await user.keyboard('{End}{ArrowRight}')
  expect(marks[3]).toHaveFocus()
})

test('a column of a table is read or left out at once (B360)', async () => {
  const user = await paste('VISION | AUDIO\nWide shot | Hello there.')
  expect(screen.getByText(/^2 spoken words/)).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Read the column VISION' }))
  expect(screen.getByText(/^4 spoken words/)).toBeInTheDocument()
})

test('the script stays on this computer until it is cleared (B366)', async () => {
  const user = await paste('We are open.')
  await act(async () => fireEvent(window, new Event('pagehide')))
  cleanup()
  renderOnPage(<ScriptDesk section={compact} />)
  expect(field()).toHaveValue('We are open.')
  await user.click(screen.getByRole('button', { name: 'Clear the script' }))
  expect(field()).toHaveValue('')
  expect(localStorage.getItem(SCRIPT_KEY)).toBeNull()
})

test('what is said about a file goes when the text changes, and nothing is said of a script without words (B367)', async () => {
  const user = userEvent.setup()
  renderOnPage(<ScriptDesk section={typical} />)
  fireEvent.drop(field(), { dataTransfer: { files: [new File(['x'], 'photo.jpg')], types: ['Files'] } })
  const refusal = await screen.findByText(/^photo\.jpg cannot be read|^photo\.jpg is none/)
  await user.type(field(), 'SFX: rain')
  expect(refusal).not.toBeInTheDocument()
  expect(screen.queryByText(/Longer than the estimator goes/)).toBeNull()
})

test('an estimate with everything about the job is printed alone (B456)', async () => {
  window.fetch = (async () => {
    return { ok: true, status: 200, json: async () => ({ estimated_quote: { amount: 420 } }) } as Response
  }) as typeof fetch
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined)
  const user = await paste(FORTY)
  expect(screen.queryByRole('button', { name: 'Print or save the estimate' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get the price' }))
  await user.click(await screen.findByRole('button', { name: 'Print or save the estimate' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveAttribute('data-prints-sheet')
  const sheet = document.querySelector('[data-sheet]')
  expect(sheet).toHaveTextContent('Narration')
  expect(sheet).toHaveTextContent('Excluding GST$420GST$42Total including GST$462')
  expect(sheet).toHaveTextContent('The licence is perpetual.')
  expect(sheet).toHaveTextContent(FORTY)
  expect(sheet).not.toHaveTextContent(/quote|invoice|object/i)
  await act(async () => fireEvent(window, new Event('afterprint')))
  expect(document.querySelector('[data-sheet]')).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-prints-sheet')
  print.mockRestore()
})
