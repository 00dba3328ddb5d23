/** @jest-environment jsdom */
/** Counts renders as playback time advances: only the current card's time and slider may render. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { PlayerExtras } from '@/components/audio/player/player-extras'
import { VoiceCard } from '@/components/voices/card/voice-card'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { voices } from '../../helpers/data/voices'
import { installView } from '../../helpers/dom/in-view'
import { renderOnPage } from '../../helpers/page/page'

const UPDATES = 40

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
  installView()
})

/** Twelve cards and the bar; counts the commits in which each rendered. */
function showPage(): Map<string, number> {
  const commits = new Map<string, number>()
  const count = (id: string) => void commits.set(id, (commits.get(id) ?? 0) + 1)
  renderOnPage(
    <>
      {voices(12).map((voice) => (
        <Profiler key={voice.id} id={voice.pseudonym} onRender={count}>
          <VoiceCard voice={voice} />
        </Profiler>
      ))}
      <Profiler id="bar" onRender={count}>
        <PlayerExtras />
      </Profiler>
    </>,
  )
  return commits
}

async function play(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Play ${name}` }))
  await settle()
}

function difference(after: Map<string, number>, before: Map<string, number>): Record<string, number> {
  const changes = [...after].map(([id, count]) => [id, count - (before.get(id) ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, count]) => count !== 0))
}

test('each time update renders the playing card once, and the eleven others and the hidden bar never', async () => {
  const commits = showPage()
  await play('Voice 5')
  const before = new Map(commits)
  for (let update = 0; update < UPDATES; update++) act(() => media.advance(0.2))
  expect(difference(commits, before)).toEqual({ 'Voice 5': UPDATES })
})
