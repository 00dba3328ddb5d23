import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlayerProvider } from '@/components/audio/player-context'
import Samples from '@/components/sections/samples'
import { film, longest, minimal, sample, typical } from '@/components/sections/samples/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import { type FakeMedia, installMedia } from '../../helpers/media'
import { renderOnPage } from '../../helpers/page'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

function show(section: SectionOf<'samples'>) {
  return renderOnPage(
    <PlayerProvider>
      <Samples section={section} />
    </PlayerProvider>,
  )
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const loadMore = () => screen.queryByRole('button', { name: 'Load more' })

test('shows the first samples in their order, with words and credits', () => {
  show(typical)
  expect(screen.getByRole('region', { name: 'Listen to samples of our work' })).toHaveAttribute(
    'id',
    'listen-to-samples-of-our-work',
  )
  expect(titles()).toEqual(['Sunny Side', 'Harbour Lights'])
  expect(screen.getByText('A whistled hook.')).toBeInTheDocument()
  expect(screen.getByText('Client: a corner cafe')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Get a quick quote' })).toBeInTheDocument()
})

test('Load more shows the rest once, disappears and leaves the keyboard at the first new sample', async () => {
  show(typical)
  const button = loadMore()
  if (!button) throw new Error('Load more is missing')
  await userEvent.click(button)
  expect(titles()).toEqual(['Sunny Side', 'Harbour Lights', 'Rain on a tin roof'])
  expect(loadMore()).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('All samples shown')
  expect(screen.getAllByRole('listitem')[2]).toHaveFocus()
})

test('Load more below the last sample reveals nothing, says so and disappears', async () => {
  show({ ...typical, initialCount: 3, keepLoadMore: true })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(titles()).toHaveLength(3)
  expect(loadMore()).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('All samples shown')
  expect(screen.getByRole('status')).toHaveFocus()
})

test.each([
  ['no number is set', null],
  ['nothing is left', 3],
  ['there are fewer samples than the number', 4],
])('there is no Load more when %s', (_case, initialCount) => {
  show({ ...typical, initialCount })
  expect(titles()).toHaveLength(3)
  expect(loadMore()).toBeNull()
})

test('a film loads when it is pressed and not before, takes the focus and silences a recording', async () => {
  const { container } = show({ ...typical, initialCount: null })
  expect(container.querySelector('video, audio, source')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play Sunny Side' }))
  await settle()
  expect(media.sounding()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Rain on a tin roof' }))
  const video = screen.getByLabelText<HTMLVideoElement>('Rain on a tin roof')
  expect(video).toHaveAttribute('src', 'http://lake.test/rain.mp4')
  expect(video).toHaveFocus()
  // jsdom does not start what has autoplay.
  await act(() => video.play())
  await settle()
  expect(media.sounding()).toEqual([video])
  expect(screen.getByRole('button', { name: 'Play Sunny Side' })).toBeInTheDocument()
})

test('a film silences another film, and a recording silences the film', async () => {
  show({ ...typical, initialCount: null, samples: [film('a', 'First'), film('b', 'Second'), sample('c', 'Third')] })
  for (const name of ['First', 'Second']) {
    await userEvent.click(screen.getByRole('button', { name: `Play video: ${name}` }))
    await act(() => screen.getByLabelText<HTMLVideoElement>(name).play())
    await settle()
  }
  expect(media.sounding()).toEqual([screen.getByLabelText('Second')])
  await userEvent.click(screen.getByRole('button', { name: 'Play Third' }))
  await settle()
  expect(media.sounding().map(({ tagName }) => tagName)).toEqual(['AUDIO'])
})

test('captions are offered where there are some', async () => {
  const captions = { url: 'http://lake.test/rain.vtt', mimeType: 'text/vtt', size: 100 }
  show({ ...typical, initialCount: null, samples: [film('rain', 'Rain', { captions }), film('sea', 'Sea')] })
  for (const name of ['Rain', 'Sea']) await userEvent.click(screen.getByRole('button', { name: `Play video: ${name}` }))
  const rain = screen.getByLabelText('Rain')
  expect(rain.querySelector('track')).toHaveAttribute('src', captions.url)
  expect(rain).toHaveAttribute('crossorigin', 'anonymous')
  expect(screen.getByLabelText('Sea').querySelector('track')).toBeNull()
  expect(screen.getByLabelText('Sea')).not.toHaveAttribute('crossorigin')
})

test('samples without a file are left out and do not count', () => {
  show({ ...typical, samples: [sample('gone', 'Gone', { audio: null }), film('blank', 'Blank', { video: null })] })
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(loadMore()).toBeNull()
})

test('stands with the least and the most an editor can write', () => {
  const { unmount } = show(minimal)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  unmount()
  show(longest)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(12)
  for (const item of items) expect(within(item).getByRole('button')).toBeInTheDocument()
})
