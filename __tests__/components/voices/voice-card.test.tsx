/** @jest-environment jsdom */
import { existsSync, readdirSync } from 'node:fs'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { VoiceCard } from '@/components/voices/voice-card'
import { FLAGS, flagUrl } from '@/components/voices/voice-facts'
import type { Voice } from '@/lib/api/models'
import { type FakeMedia, installMedia } from '../../helpers/media'
import { renderOnPage } from '../../helpers/page'
import { PlayerProvider } from '../../helpers/player-provider'
import { voice, voiceSample } from '../../helpers/voices'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

function show(voices: Voice[], options: { hasStyles?: boolean; onQuote?: (request: unknown) => void } = {}) {
  const renders = new Map<string, number>()
  renderOnPage(
    <PlayerProvider>
      {voices.map((one) => (
        <Profiler key={one.id} id={one.pseudonym} onRender={(id) => void renders.set(id, (renders.get(id) ?? 0) + 1)}>
          <VoiceCard voice={one} />
        </Profiler>
      ))}
    </PlayerProvider>,
    options,
  )
  return renders
}

const card = (name: string) => screen.getByRole('article', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('is an article named by its pseudonym that shows the facts of the voice', () => {
  show([voice(101, 'Tamsin Reed', { region: 'New Zealand' })])
  const reed = within(card('Tamsin Reed'))
  expect(reed.getByRole('heading', { name: 'Tamsin Reed' })).toBeInTheDocument()
  for (const text of ['Young Adult', 'New Zealand', 'Female', 'Commercial', 'Clear and unhurried.', '0:45']) {
    expect(reed.getByText(text)).toBeInTheDocument()
  }
  expect(reed.getByText(/kitchen bench/)).toBeInTheDocument()
  expect(reed.getByText('Available for directed sessions')).toBeInTheDocument()
  expect(reed.getByText('New Zealand').innerHTML).toContain('/flags/new-zealand.svg')
})

test('the theme is blue or red by the male flag, with a text label (B74)', () => {
  show([voice(1, 'He', { male: true }), voice(2, 'She', { male: false })])
  expect(card('He')).toHaveAttribute('data-theme', 'blue')
  expect(within(card('He')).getByText('Male')).toBeInTheDocument()
  expect(card('She')).toHaveAttribute('data-theme', 'red')
  expect(within(card('She')).getByText('Female')).toBeInTheDocument()
})

/** The final value of `--voice`: a card names a token, and a token may name another. */
function colourOf(name: string): [red: number, green: number, blue: number] {
  let value = getComputedStyle(card(name)).getPropertyValue('--voice')
  for (let steps = 0; value.startsWith('var('); steps++) {
    if (steps > 5) throw new Error(`${value} leads nowhere`)
    value = getComputedStyle(document.documentElement).getPropertyValue(value.slice('var('.length, -1))
  }
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(value) ?? []
  if (!red || !green || !blue) throw new Error(`${value} is no colour`)
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

test('the colour itself is a blue or a red', () => {
  show([voice(1, 'He', { male: true }), voice(2, 'She', { male: false })], { hasStyles: true })
  const he = colourOf('He')
  expect(Math.max(...he)).toBe(he[2])
  const she = colourOf('She')
  expect(Math.max(...she)).toBe(she[0])
})

test('states when directed sessions are not available (B75)', () => {
  show([voice(1, 'Rook', { directedSessionAvailability: false })])
  expect(screen.getByText('Not available for directed sessions')).toBeInTheDocument()
})

test('every flag in use has a file and the other way round; other regions get the globe', () => {
  const files = readdirSync('public/flags').map((file) => file.replace('.svg', ''))
  expect(new Set(files)).toEqual(new Set([...FLAGS, 'globe']))
  expect(flagUrl('UNITED Kingdom')).toBe('/flags/united-kingdom.svg')
  expect(flagUrl('../secret')).toBe('/flags/globe.svg')
  expect(existsSync(`public${flagUrl('Atlantis')}`)).toBe(true)
})

test.each<[string, Voice['categoryAudioList']]>([
  ['no samples', []],
  ['only an Ethical AI sample', [voiceSample(1, { category: 'Ethical AI' })]],
  ['a sample without a file', [voiceSample(1, { url: '' })]],
])('a voice with %s has a card without player controls', (_what, categoryAudioList) => {
  show([voice(1, 'Lark', { categoryAudioList })])
  const lark = within(card('Lark'))
  expect(lark.queryByRole('button', { name: /^Play/ })).toBeNull()
  expect(lark.queryByRole('slider')).toBeNull()
  expect(lark.getByRole('button', { name: /^Enquire now/ })).toBeInTheDocument()
})

test('renders a voice with nothing but a name', () => {
  show([
    voice(1, 'Nobody', {
      shortDescription: '',
      websiteDescription: '',
      ageCategory: '',
      code: '',
      region: '',
      categoryAudioList: [],
    }),
  ])
  expect(card('Nobody').textContent).toBe('NobodyFemaleAvailable for directed sessionsEnquire now ShareFind Similar')
})

test('the bar is filled to the percentage played', async () => {
  show([voice(1, 'Flint'), voice(2, 'Wren')])
  await press('Play Flint')
  await settle()
  act(() => media.advance(3))
  expect(within(card('Flint')).getByText('30%')).toBeInTheDocument()
  // The rest is clipped on the right.
  expect(card('Flint').querySelector('[data-played]')?.parentElement).toHaveStyle({
    clipPath: 'inset(-4px 70.00% -4px -4px)',
  })
  expect(card('Wren').querySelector('[data-played]')).toBeNull()
})

test('without peaks the bar is plain, with them it shows the waveform', () => {
  show([
    voice(1, 'Plain', { categoryAudioList: [voiceSample(1, { peaks: null, seconds: null })] }),
    voice(2, 'Drawn', { categoryAudioList: [voiceSample(2)] }),
  ])
  expect(card('Plain').querySelector('path[vector-effect]')).toBeNull()
  expect(within(card('Plain')).getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00')
  expect(card('Drawn').querySelectorAll('path[vector-effect]')).toHaveLength(1)
})

test('Enquire now shows the booking ref and opens the dialog with name and code (B79)', async () => {
  const onQuote = jest.fn()
  show([voice(101, 'Tamsin Reed')], { onQuote })
  const button = screen.getByRole('button', { name: 'Enquire now Booking ref: BB-101' })
  await userEvent.click(button)
  expect(onQuote).toHaveBeenCalledTimes(1)
  expect(onQuote.mock.calls[0]?.[0]).toEqual({
    about: 'Tamsin Reed, booking ref BB-101',
    brief: 'Voice: Tamsin Reed\nBooking ref: BB-101',
  })
})
