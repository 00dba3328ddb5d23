/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AiVoiceCard } from '@/components/voices/card/ai-voice-card'
import type { Voice } from '@/lib/api/models'
import { installMedia } from '../../../helpers/data/media'
import { voice } from '../../../helpers/data/voices'
import { renderOnPage } from '../../../helpers/page/page'

function show(one: Voice, onEnquiry?: (request: unknown) => void) {
  installMedia()
  renderOnPage(<AiVoiceCard voice={one} consent="She agreed to it." bookingNote="Demo only." />, { onEnquiry })
}

test('is labelled as AI: in its name, beside Play, and in the names of its controls (B70)', () => {
  show(voice(1, 'Tamsin Reed'))
  const card = within(screen.getByRole('article', { name: 'Tamsin Reed AI voice' }))
  expect(card.getByText('AI voice')).toBeVisible()
  expect(card.getByRole('button', { name: 'Play Tamsin Reed, AI voice' })).toBeInTheDocument()
  expect(card.getByRole('slider', { name: 'Position in Tamsin Reed, AI voice' })).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Download Tamsin Reed, AI voice' })).toBeInTheDocument()
})

test('has no tabs, price or order, and books the human artist (B72)', async () => {
  const opened: unknown[] = []
  show(voice(1, 'Tamsin Reed'), (request) => opened.push(request))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText(/\$|order|buy/i)).toBeNull()
  expect(screen.getByText('Demo only.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Enquire now Booking ref: BB-1' }))
  expect(opened).toEqual([{ about: 'Tamsin Reed, booking ref BB-1', brief: 'Voice: Tamsin Reed\nBooking ref: BB-1' }])
})

test('without a file there is no player or download, but the label and the enquiry', () => {
  show(voice(1, 'Tamsin Reed', { categoryAudioList: [] }))
  expect(screen.queryByRole('button', { name: /Play/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull()
  expect(screen.getByText('AI voice')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Enquire now/ })).toBeInTheDocument()
})
