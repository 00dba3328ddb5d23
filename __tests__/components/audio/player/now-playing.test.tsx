/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PlayerExtras } from '@/components/audio/player/player-extras'
import { VoiceCard } from '@/components/voices/card/voice-card'
import { type FakeMedia, installMedia, settle } from '../../../helpers/data/media'
import { voice } from '../../../helpers/data/voices'
import { type FakeView, installView } from '../../../helpers/dom/in-view'
import { renderOnPage } from '../../../helpers/page/page'

let media: FakeMedia
let view: FakeView

beforeEach(() => {
  media = installMedia()
  view = installView()
})

const card = (name: string) => screen.getByRole('article', { name })
const bar = () => screen.queryByRole('region', { name: 'Now playing' })
const inBar = () => within(screen.getByRole('region', { name: 'Now playing' }))

function show(...names: string[]) {
  return renderOnPage(
    <>
      <main id="main" tabIndex={-1}>
        {names.map((name, index) => (
          <VoiceCard key={name} voice={voice(index + 1, name)} />
        ))}
      </main>
      <PlayerExtras />
    </>,
  )
}

async function play(name: string): Promise<void> {
  await userEvent.click(within(card(name)).getByRole('button', { name: `Play ${name}` }))
  // The bar's code is loaded with the first Play.
  await settle()
}

/** Scrolls a card away or back. */
async function scroll(name: string, isInView: boolean): Promise<void> {
  const playing = within(card(name)).getByRole('button', { name: /^(Play|Pause) / })
  const wave = within(card(name)).getByRole('slider').parentElement
  act(() => {
    view.set(playing, isInView)
    if (wave) view.set(wave, isInView)
  })
  await settle()
}

test('appears only when neither the button nor the waveform of the card is in view', async () => {
  show('Flint')
  await play('Flint')
  act(() => view.set(screen.getByRole('button', { name: 'Pause Flint' }), false))
  await settle()
  expect(bar()).toBeNull()
})

test('announces once what plays, and not again on each scroll', async () => {
  show('Flint', 'Wren')
  const announcements: string[] = []
  new MutationObserver(() => {
    const text = screen.queryByText(/^Now playing/)?.textContent
    if (text && text !== announcements.at(-1)) announcements.push(text)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  await play('Flint')
  for (const isInView of [false, true, false, true]) await scroll('Flint', isInView)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Now playing: Flint. Its controls are at the end of the page.',
  )
  expect(announcements).toHaveLength(1)
})

test('stays while the keyboard focus is in it', async () => {
  show('Flint')
  await play('Flint')
  await scroll('Flint', false)
  await userEvent.tab()
  for (let tabs = 0; tabs < 20 && !bar()?.contains(document.activeElement); tabs++) await userEvent.tab()
  expect(bar()?.contains(document.activeElement)).toBe(true)
  await scroll('Flint', true)
  expect(bar()).not.toBeNull()
  act(() => document.getElementById('main')?.focus())
  expect(bar()).toBeNull()
})

function List() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        Filter
      </button>
      {isHere && <VoiceCard voice={voice(1, 'Flint')} />}
      <PlayerExtras />
    </>
  )
}

test('stays for a card that was unmounted, without a link back to it', async () => {
  renderOnPage(<List />)
  await play('Flint')
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await settle()
  expect(inBar().getByRole('button', { name: 'Pause Flint' })).toBeInTheDocument()
  expect(inBar().queryByRole('button', { name: 'Back to sample' })).toBeNull()
  expect(media.playing()).toHaveLength(1)
})

test('switches to another card that plays', async () => {
  show('Flint', 'Wren')
  await play('Flint')
  await scroll('Flint', false)
  await scroll('Wren', false)
  await play('Wren')
  expect(inBar().getByText('Wren')).toBeInTheDocument()
})
