/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { PlayButton } from '@/components/audio/play-button'
import { PlayerExtras } from '@/components/audio/player/player-extras'
import type { Track } from '@/lib/audio/player-state'
import { installMedia } from '../../helpers/data/media'
import { installView } from '../../helpers/dom/in-view'
import { renderOnPage } from '../../helpers/page/page'

/** Plays a track for a while, pauses it, and plays it again. @returns the URLs of the files that were read */
async function computedBy(track: Partial<Track> & Pick<Track, 'url'>): Promise<unknown[]> {
  jest.useFakeTimers()
  const read: jest.Mock = jest.fn().mockRejectedValue(new TypeError('offline'))
  window.fetch = read
  installMedia()
  installView()
  const { unmount } = renderOnPage(
    <>
      <PlayButton track={{ id: track.url, title: 'One', peaks: null, ...track }} name="One" />
      <PlayerExtras />
    </>,
  )
  for (let press = 0; press < 3; press++) {
    fireEvent.click(screen.getAllByRole('button', { name: /One$/ })[0] ?? document.body)
    await act(() => jest.advanceTimersByTimeAsync(2000))
  }
  unmount()
  jest.useRealTimers()
  return read.mock.calls.map(([url]) => url)
}

test('peaks are computed when a file without any plays: once, whether it works or not', async () => {
  expect(await computedBy({ url: '/media/1.mp3' })).toEqual(['/media/1.mp3'])
  expect(await computedBy({ url: '/media/1.mp3' })).toEqual([])
  expect(await computedBy({ url: '/media/2.mp3', peaks: [1, 2, 3] })).toEqual([])
})

test('a file of another origin is read through the same-origin URL of its track, or not at all', async () => {
  expect(await computedBy({ url: 'https://cdn.example.com/1.mp3' })).toEqual([])
  const proxied = { url: 'https://cdn.example.com/2.mp3', sameOriginUrl: '/api/samples/1/2' }
  expect(await computedBy(proxied)).toEqual(['/api/samples/1/2'])
})
