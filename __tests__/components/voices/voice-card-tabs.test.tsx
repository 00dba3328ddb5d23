/** @jest-environment jsdom */
/** The category tabs of a voice card (B76, B86). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { VoiceCard } from '@/components/voices/card/voice-card'
import type { Voice } from '@/lib/api/models'
import { type FakeMedia, installMedia, settle } from '../../helpers/data/media'
import { voice, voiceSample } from '../../helpers/data/voices'
import { renderOnPage } from '../../helpers/page/page'
import { showCards } from '../../helpers/page/voice-cards'

let media: FakeMedia
beforeEach(() => {
  media = installMedia()
})

const samples = (...categories: string[]) => categories.map((category, index) => voiceSample(index + 1, { category }))
const reed = (...categories: string[]) => voice(1, 'Reed', { categoryAudioList: samples(...categories) })

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true })

test('each category is a tab, the first is selected and its panel holds its sample', () => {
  showCards([reed('Commercial', 'Narration')])
  expect(screen.getByRole('tablist', { name: 'Samples of Reed' })).toBeInTheDocument()
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Commercial', 'Narration'])
  expect(selected()).toHaveTextContent('Commercial')
  expect(screen.getByRole('tabpanel', { name: 'Commercial' })).toContainElement(
    screen.getByRole('slider', { name: 'Position in Reed, Commercial' }),
  )
  expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
})

test('Ethical AI is no tab, whatever its spelling', () => {
  showCards([reed('Ethical AI', 'Commercial', ' ethical ai ', 'Narration')])
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Commercial', 'Narration'])
  expect(screen.queryByText(/ethical ai/i)).toBeNull()
})

test('two samples of one category have two names (B76)', () => {
  showCards([reed('Commercial', 'Narration', 'commercial')])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Commercial',
    'Narration',
    'commercial 2',
  ])
})

test('a single category is shown as text, not as a tab', () => {
  showCards([reed('Commercial', 'Ethical AI')])
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.queryByRole('tabpanel')).toBeNull()
  expect(screen.getByText('Commercial')).toBeInTheDocument()
})

test.each([
  ['narration', 'Narration'],
  [' NARRATION ', 'Narration'],
  ['Jingle', 'Commercial'],
  ['Ethical AI', 'Commercial'],
  ['', 'Commercial'],
  [null, 'Commercial'],
])('category_name %j selects %s', (initialCategory, expected) => {
  showCards([reed('Commercial', 'Narration', 'Ethical AI')], { initialCategory })
  expect(selected()).toHaveTextContent(expected)
})

function CardWithLink({ shown }: { shown: Voice }) {
  const [initialCategory, setInitialCategory] = useState('Commercial')
  return (
    <>
      <button type="button" onClick={() => setInitialCategory('Narration')}>
        Follow a link
      </button>
      <VoiceCard voice={shown} initialCategory={initialCategory} />
    </>
  )
}

test('a link to another category selects it, unless the visitor has chosen a tab', async () => {
  const shown = reed('Commercial', 'Narration', 'eLearning')
  const { unmount } = renderOnPage(<CardWithLink shown={shown} />)
  await userEvent.click(screen.getByText('Follow a link'))
  expect(selected()).toHaveTextContent('Narration')
  unmount()
  renderOnPage(<CardWithLink shown={shown} />)
  await userEvent.click(tab('eLearning'))
  await userEvent.click(screen.getByText('Follow a link'))
  expect(selected()).toHaveTextContent('eLearning')
})

function CardInList({ shown }: { shown: Voice }) {
  const [position, setPosition] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setPosition(2)}>
        Filter
      </button>
      <VoiceCard key={position} voice={shown} />
    </>
  )
}

test('a card that is shown again shows the sample that is playing', async () => {
  renderOnPage(<CardInList shown={reed('Commercial', 'Narration')} />)
  await userEvent.click(tab('Narration'))
  await userEvent.click(screen.getByRole('button', { name: 'Play Reed' }))
  await settle()
  await userEvent.click(screen.getByText('Filter'))
  expect(selected()).toHaveTextContent('Narration')
  expect(screen.getByRole('button', { name: 'Pause Reed' })).toBeInTheDocument()
})

test('choosing the selected tab stops playback as well', async () => {
  showCards([reed('Commercial', 'Narration')])
  await userEvent.click(screen.getByRole('button', { name: 'Play Reed' }))
  await settle()
  await userEvent.click(tab('Commercial'))
  await settle()
  expect(media.playing()).toEqual([])
  expect(screen.getByRole('button', { name: 'Play Reed' })).toBeInTheDocument()
  expect(selected()).toBe(tab('Commercial'))
})
