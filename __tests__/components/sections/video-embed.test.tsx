import { ChakraProvider } from '@chakra-ui/react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { PlayerProvider } from '@/components/audio/player-context'
import VideoEmbed from '@/components/sections/video-embed'
import { minimal, typical } from '@/components/sections/video-embed/fixtures'
import { Film } from '@/components/ui/film'
import { system } from '@/components/ui/theme'
import type { SectionOf } from '@/lib/content/section-types'
import { type FakeMedia, installMedia } from '../../helpers/media'
import { renderOnPage } from '../../helpers/page'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

function show(section: SectionOf<'videoEmbed'>) {
  return renderOnPage(
    <PlayerProvider>
      <VideoEmbed section={section} />
    </PlayerProvider>,
  )
}

test('nothing of the film is fetched before it is pressed; then it plays in place, with captions and the focus', async () => {
  const { container } = show(typical)
  expect(container.querySelector('video, iframe, source, track')).toBeNull()
  expect(media.fetched).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Play video: One minute in the studio' }))
  const video = screen.getByLabelText<HTMLVideoElement>('One minute in the studio')
  expect(video).toHaveAttribute('src', 'http://lake.test/files/film.mp4')
  expect(video).toHaveAttribute('controls')
  expect(video).toHaveFocus()
  expect(video.querySelector('track')).toHaveAttribute('src', 'http://lake.test/files/film.vtt')
})

test('the film silences whatever else sounds', async () => {
  show(typical)
  const other = document.body.appendChild(document.createElement('audio'))
  other.src = 'http://lake.test/other.mp3'
  await act(() => other.play())
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }))
  const video = screen.getByLabelText<HTMLVideoElement>('One minute in the studio')
  await act(() => video.play())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(media.sounding()).toEqual([video])
})

test('its words can be read, and the heading names a film without a title', () => {
  show({ ...typical, videoTitle: null })
  expect(screen.getByText('A voice says: welcome.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play video: Hear a picture change' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Hear a picture change' })).toBeInTheDocument()
})

test('without JavaScript the still leads to the file', () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <Film title="A film" url="http://lake.test/a.mp4" poster={null} sizes="100vw" />
    </ChakraProvider>,
  )
  expect(html).toContain('href="http://lake.test/a.mp4"')
  expect(html).not.toContain('<video')
})

test('without a film there are the words alone', () => {
  const { container } = show(minimal)
  expect(container.querySelector('video, button, details')).toBeNull()
})
