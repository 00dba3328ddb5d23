/** @jest-environment jsdom */
import { existsSync, readdirSync } from 'node:fs'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FLAGS, flagUrl } from '@/components/voices/card/voice-facts'
import type { Voice } from '@/lib/api/models'
import { bowerPath, bowerSticks } from '@/lib/audio/bower'
import { tintOf } from '@/lib/voices/samples'
import { type FakeMedia, installMedia, settle } from '../../../helpers/data/media'
import { voice, voiceSample } from '../../../helpers/data/voices'
import { rgbOf } from '../../../helpers/dom/colour'
import { card, inCard, showCards } from '../../../helpers/page/voice-cards'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

test('is an article named by its pseudonym that shows the facts of the voice', () => {
  showCards([voice(101, 'Tamsin Reed', { region: 'New Zealand' })])
  const reed = inCard('Tamsin Reed')
  expect(reed.getByRole('heading', { name: 'Tamsin Reed' })).toBeInTheDocument()
  for (const text of ['Young Adult', 'New Zealand', 'Female', 'Commercial', 'Clear and unhurried.', '0:45']) {
    expect(reed.getByText(text)).toBeInTheDocument()
  }
  expect(reed.getByText(/kitchen bench/)).toBeInTheDocument()
  expect(reed.getByText('Available for directed sessions')).toBeInTheDocument()
  expect(reed.getByText('New Zealand').innerHTML).toContain('/flags/new-zealand.svg')
})

test('theme and colour are blue or red by the male flag, with a text label (B74)', () => {
  showCards([voice(1, 'He', { male: true }), voice(2, 'She', { male: false })], { hasStyles: true })
  for (const [name, theme, label] of [
    ['He', 'blue', 'Male'],
    ['She', 'red', 'Female'],
  ] as const) {
    expect(card(name)).toHaveAttribute('data-theme', theme)
    expect(inCard(name).getByText(label)).toBeInTheDocument()
    const [red, green, blue] = rgbOf(getComputedStyle(card(name)).getPropertyValue('--voice'))
    expect(Math.max(red, green, blue)).toBe(theme === 'blue' ? blue : red)
  }
})

test('states when directed sessions are not available (B75)', () => {
  showCards([voice(1, 'Rook', { directedSessionAvailability: false })])
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
  showCards([voice(1, 'Lark', { categoryAudioList })])
  const lark = inCard('Lark')
  expect(lark.queryByRole('button', { name: /^Play/ })).toBeNull()
  expect(lark.queryByRole('slider')).toBeNull()
  expect(lark.queryByRole('link', { name: 'Download' })).toBeNull()
  expect(lark.getByRole('button', { name: /^Enquire now/ })).toBeInTheDocument()
})

test('renders a voice with nothing but a name, without controls of a player (B78)', () => {
  showCards([
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

test('the bar is filled to the percentage played, on the card that plays alone (B88)', async () => {
  showCards([voice(1, 'Flint'), voice(2, 'Wren')])
  await userEvent.click(screen.getByRole('button', { name: 'Play Flint' }))
  await settle()
  act(() => media.advance(3))
  expect(inCard('Flint').getByText('30%')).toBeInTheDocument()
  // The rest is clipped on the right.
  expect(card('Flint').querySelector('[data-played]')?.parentElement).toHaveStyle({
    clipPath: 'inset(-4px 70.00% -4px -4px)',
  })
  expect(card('Wren').querySelector('[data-played]')).toBeNull()
})

test('the drawing is that of the recording, in the colour of its category; without peaks it is the one of no sound (B730, B731, B732)', () => {
  const drawnFrom = (peaks: number[] | null) => bowerPath(bowerSticks(peaks, 50))
  const { peaks } = voiceSample(2)
  const other = peaks?.toReversed() ?? null
  showCards([
    voice(1, 'Plain', { categoryAudioList: [voiceSample(1, { peaks: null, seconds: null })] }),
    voice(2, 'Drawn', { categoryAudioList: [voiceSample(2)] }),
    voice(3, 'Other', { categoryAudioList: [voiceSample(3, { peaks: other, category: 'Narration' })] }),
  ])
  const drawings = ['Plain', 'Drawn', 'Other'].map((name) => card(name).querySelector('path[vector-effect]'))
  expect(drawings.map((path) => path?.getAttribute('d'))).toEqual([null, peaks, other].map(drawnFrom))
  const tints = drawings.map((path) => path?.closest('[data-tint]')?.getAttribute('data-tint'))
  expect(tints).toEqual(['Commercial', 'Commercial', 'Narration'].map(tintOf))
  expect(inCard('Plain').getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00')
  expect(card('Drawn').querySelectorAll('path[vector-effect]')).toHaveLength(1)
})

test('Enquire now shows the booking ref and opens the dialog with name and code (B79)', async () => {
  const onEnquiry = jest.fn()
  showCards([voice(101, 'Tamsin Reed')], { onEnquiry })
  const button = screen.getByRole('button', { name: 'Enquire now Booking ref: BB-101' })
  await userEvent.click(button)
  expect(onEnquiry).toHaveBeenCalledTimes(1)
  expect(onEnquiry.mock.calls[0]?.[0]).toEqual({
    about: 'Tamsin Reed, booking ref BB-101',
    brief: 'Voice: Tamsin Reed\nBooking ref: BB-101',
  })
})
