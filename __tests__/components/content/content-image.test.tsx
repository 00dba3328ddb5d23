/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { ContentImage } from '@/components/content/content-image'
import { contentImage } from '@/lib/content/fixtures'
import { renderOnPage } from '../../helpers/page/page'

test('reserves its space and offers sizes from the Content Lake', () => {
  renderOnPage(<ContentImage image={contentImage({ alt: 'A studio' })} sizes="50vw" />)
  const image = screen.getByRole('img', { name: 'A studio' })
  expect(image).toHaveAttribute('width', '800')
  expect(image).toHaveAttribute('height', '600')
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('decoding', 'async')
  const choices = image.getAttribute('srcset')?.split(', ') ?? []
  expect(choices.map((choice) => choice.split(' ')[1])).toEqual(['160w', '320w', '480w', '640w', '800w'])
  expect(choices[1]).toBe('http://lake.test/images/p/d/1-800x600.jpg?w=320&q=75&fit=max&auto=format 320w')
  expect(image).toHaveAttribute('src', 'http://lake.test/images/p/d/1-800x600.jpg?w=800&q=75&fit=max&auto=format')
})

test('a placeholder is shown until the picture covers it, without any script', () => {
  const lqip = 'data:image/webp;base64,UklGRg=='
  const { container } = renderOnPage(<ContentImage image={contentImage({ lqip })} sizes="50vw" />)
  expect(container.querySelector('img')?.style.backgroundImage).toContain(lqip)
})

test('a picture for wide screens only is not fetched on others', () => {
  const { container } = renderOnPage(
    <ContentImage image={contentImage()} sizes="50vw" media="(min-width: 768px)" priority />,
  )
  const source = container.querySelector('picture > source')
  expect(source).toHaveAttribute('media', 'not all and (min-width: 768px)')
  expect(source?.getAttribute('srcset')).toMatch(/^data:image\/gif/)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})
