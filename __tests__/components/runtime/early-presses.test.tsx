/** @jest-environment jsdom */
/** Presses made one after the other before an island is hydrated: the player's state is shown, the last press wins. */
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { PlayButton } from '@/components/audio/play-button'
import { player } from '@/components/audio/player/player'
import { Tabs } from '@/components/ui/controls/tabs'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { isHydrated, lateChunk, serve } from '../../helpers/page/served-island'

const LABELS = ['Commercial', 'Narration']

function Card({ name }: { name: string }) {
  const [selected, setSelected] = useState(0)
  const label = LABELS[selected] ?? ''
  const track = { id: `${name} ${label}`, url: `http://api.test/${name}-${label}.mp3`, title: label }
  function select(index: number): void {
    setSelected(index)
    player.stop()
  }
  return (
    <article>
      <PlayButton track={track} name={name} />
      <Tabs
        variant="strip"
        id={name}
        name={name}
        labels={LABELS.map((one) => `${name} ${one}`)}
        selected={selected}
        panelId={() => name}
        onSelect={select}
      />
      <p id={name}>{label}</p>
    </article>
  )
}

const Cards = () => (
  <>
    <Card name="Ann" />
    <Card name="Ben" />
  </>
)

let media: FakeMedia

beforeEach(() => {
  media = installMedia()
})
afterEach(() => act(() => player.stop()))

/** Puts the server's HTML on the page. @returns what lets the island's code arrive, and hydrates it */
function serveCards() {
  const { load, arrive } = lateChunk(Cards)
  serve(Cards, { load, name: 'cards' })
  return async () => {
    await arrive()
    await waitFor(() => expect(screen.getAllByRole('tab').every(isHydrated)).toBe(true))
    await settle()
  }
}

const playButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^(Play|Pause) ${name}$`) })
const press = (element: HTMLElement) => act(async () => element.click())
const shown = () => ['Ann', 'Ben'].map((name) => playButton(name).dataset.playback)
const playingUrls = () => media.playing().map(({ src }) => src)

test('Play on two cards in a row leaves none loading: before the code arrives and afterwards (B186)', async () => {
  const comeAlive = serveCards()
  media.hangFile('http://api.test/Ann-Commercial.mp3')
  await press(playButton('Ann'))
  expect(shown()).toEqual(['loading', 'off'])
  expect(playButton('Ann')).toHaveAccessibleName('Pause Ann')
  await press(playButton('Ben'))
  await settle()
  expect(shown()).toEqual(['off', 'playing'])
  expect(playButton('Ann')).toHaveAccessibleName('Play Ann')
  expect(playButton('Ben')).toHaveAccessibleName('Pause Ben')
  await comeAlive()
  expect(shown()).toEqual(['off', 'playing'])
  expect(playingUrls()).toEqual(['http://api.test/Ben-Commercial.mp3'])
  expect(playButton('Ben')).toHaveAccessibleName('Pause Ben')
})

test.each<[string, string[], (string | undefined)[]]>([
  ['the same card twice', ['Ann', 'Ann'], ['paused', 'off']],
  ['one, another and the first again', ['Ann', 'Ben', 'Ann'], ['playing', 'off']],
  ['the same card three times', ['Ann', 'Ann', 'Ann'], ['playing', 'off']],
])('Play on %s: the last press wins (B186)', async (_what, names, expected) => {
  const comeAlive = serveCards()
  for (const name of names) await press(playButton(name))
  await settle()
  expect(shown()).toEqual(expected)
  await comeAlive()
  expect(shown()).toEqual(expected)
  expect(playingUrls()).toHaveLength(expected.includes('playing') ? 1 : 0)
})

test('a sample that fails before the code arrives is not shown as loading', async () => {
  const comeAlive = serveCards()
  media.breakFile('http://api.test/Ann-Commercial.mp3')
  await press(playButton('Ann'))
  await settle()
  expect(shown()).toEqual(['paused', 'off'])
  await comeAlive()
  expect(shown()).toEqual(['paused', 'off'])
})

test('Play, another category and Play again are carried out in this order (B186)', async () => {
  const comeAlive = serveCards()
  await press(playButton('Ann'))
  await press(screen.getByRole('tab', { name: 'Ann Narration' }))
  await press(playButton('Ann'))
  await comeAlive()
  await waitFor(() => expect(playingUrls()).toEqual(['http://api.test/Ann-Narration.mp3']))
  expect(shown()).toEqual(['playing', 'off'])
})
