/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlayButton } from '@/components/audio/play-button'
import VideoEmbed from '@/components/sections/video-embed'
import { hosted, typical } from '@/components/sections/video-embed/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { renderOnPage } from '../../helpers/page/page'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

function show(section: SectionOf<'videoEmbed'>) {
  return renderOnPage(<VideoEmbed section={section} />)
}

test('fetches nothing before it is pressed; then plays in place, with captions and the focus (B97)', async () => {
  const { container } = show(typical)
  expect(container.querySelector('video, iframe, source, track')).toBeNull()
  expect(media.fetched).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Play video: One minute in the studio, 1:02' }))
  const video = screen.getByLabelText<HTMLVideoElement>('One minute in the studio')
  expect(video).toHaveAttribute('src', 'http://lake.test/files/film.mp4')
  expect(video).toHaveAttribute('controls')
  expect(video).toHaveFocus()
  expect(video.querySelector('track')).toHaveAttribute('src', 'http://lake.test/files/film.vtt')
})

test('offers the transcript, and the heading names a film without a title', () => {
  show({ ...typical, videoTitle: null })
  expect(screen.getByText('A voice says: welcome.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play video: Hear a picture change, 1:02' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Hear a picture change' })).toBeInTheDocument()
})

const frame = () => screen.queryByTitle<HTMLIFrameElement>('One minute in the studio')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const recording = { id: 'r', url: 'http://lake.test/r.mp3', title: 'A jingle', seconds: 10 }

// Films in frames of other sites included.
test('a framed film pauses the player, and is removed when the player plays again (B84)', async () => {
  renderOnPage(
    <>
      <PlayButton track={recording} name="A jingle" />
      <VideoEmbed section={hosted} />
    </>,
  )
  await press('Play A jingle')
  await settle()
  expect(media.playing()).toHaveLength(1)
  await press('Play video: One minute in the studio, 1:02')
  await settle()
  expect(media.playing()).toEqual([])
  expect(frame()).toBeInTheDocument()
  await press('Play A jingle')
  await settle()
  expect(frame()).toBeNull()
  expect(media.playing()).toHaveLength(1)
})

test('a URL that is no film shows the text alone', () => {
  const { container } = show({ ...hosted, address: 'https://www.youtube.com/@studio' })
  expect(container.querySelector('iframe, video, button[aria-label], details')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Hear a picture change' })).toBeInTheDocument()
})
