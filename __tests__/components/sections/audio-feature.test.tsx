/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import AudioFeature from '@/components/sections/audio-feature'
import { audioSample, typical } from '@/components/sections/audio-feature/fixtures'
import type { SectionOf } from '@/lib/content/section-types'
import { installMedia } from '../../helpers/data/media'
import { renderOnPage } from '../../helpers/page/page'

beforeEach(() => {
  installMedia()
})

function show(section: SectionOf<'audioFeature'>) {
  return renderOnPage(<AudioFeature section={section} />)
}

test('shows text, buttons and recordings, with neither download nor speed', () => {
  show(typical)
  expect(screen.getByRole('region', { name: 'Three tunes that know their customer' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Jingles and brand music' })).toHaveAttribute('href', '/services/jingles')
  const [first] = screen.getAllByRole('listitem')
  expect(first).toBeDefined()
  if (!first) return
  expect(within(first).getByRole('heading', { name: 'Saturday Brass' })).toBeInTheDocument()
  expect(within(first).getByText('A funk horn line.')).toBeInTheDocument()
  expect(within(first).getByText('0:12')).toBeInTheDocument()
  expect(within(first).getAllByRole('button')).toHaveLength(1)
  expect(within(first).queryByRole('link')).toBeNull()
  expect(within(first).queryByRole('combobox')).toBeNull()
})

test('a sample without a recording has no play button', () => {
  show({ ...typical, samples: [audioSample('gone', 'Gone', { audio: null }), audioSample('here', 'Here')] })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByText('Gone')).toBeNull()
})
