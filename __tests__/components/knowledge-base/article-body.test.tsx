/** @jest-environment jsdom */
/** Films and sounds of an article (B97, B175). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleBody } from '@/components/knowledge-base/article-body'
import { readArticle } from '@/lib/articles/server/read-article'
import { type FakeMedia, installMedia } from '../../helpers/data/media'
import { renderOnPage } from '../../helpers/page/page'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

const BODY = `<p>Before.</p>
<figure><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A session"></iframe><figcaption>Our <em>studio</em></figcaption></figure>
<figure><audio src="/a.mp3"></audio><figcaption>Our jingle</figcaption></figure>
<video src="/film.mp4" title="A film" poster="/still.png"></video><p>After.</p>`

function show() {
  const { body } = readArticle(BODY, { apiUrl: 'https://api.example' })
  return renderOnPage(<ArticleBody parts={body} />)
}

test('stand in their place with their captions, and fetch nothing before a press', () => {
  const { container } = show()
  expect(container.querySelector('iframe, video, audio')).toBeNull()
  expect(media.fetched).toEqual([])
  const order = ['Before.', 'Watch on YouTube', 'Our studio', 'Our jingle', 'After.']
  const text = container.textContent ?? ''
  expect(order.map((words) => text.indexOf(words)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true)
  expect(screen.getByText('studio').closest('figure')).toContainElement(
    screen.getByRole('button', { name: 'Play video: A session' }),
  )
})

test('a film and a sound play in the components of the site', async () => {
  const { container } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Play Our jingle' }))
  expect(media.fetched).toEqual(['https://api.example/a.mp3'])
  await userEvent.click(screen.getByRole('button', { name: 'Play video: A session' }))
  expect(screen.getByTitle('A session')).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com'))
  await userEvent.click(screen.getByRole('button', { name: 'Play video: A film' }))
  expect(container.querySelector('video')).toHaveAttribute('src', 'https://api.example/film.mp4')
})
