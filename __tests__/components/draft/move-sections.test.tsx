/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MoveSections from '@/components/draft/move-sections'

const DRAFT = {
  projectId: 'p',
  dataset: 'd',
  studioUrl: '/studio',
  document: { id: 'page-one', type: 'page' },
}

test('a section that is moved before the Studio is connected stays, and it says why', async () => {
  render(
    <>
      <section data-sanity="id=page-one;path=sections:one;">
        <h2>One</h2>
      </section>
      <section data-sanity="id=page-one;path=sections:two;">
        <h2>Two</h2>
      </section>
      <MoveSections draft={DRAFT} />
    </>,
  )
  const [first] = document.querySelectorAll('section')
  first?.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByRole('status')).toHaveTextContent('Not moved: the preview is not connected to the Studio yet.')
})
