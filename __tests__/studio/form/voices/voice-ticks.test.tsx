/** @jest-environment jsdom */
/** Voices are ticked by their names, and those that have left the booking system are known (B321). */
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { missingVoices } from '@/studio/form/voices/catalogue'
import { MissingVoicesCard } from '@/studio/form/voices/missing-voices'
import { VoiceTicks } from '@/studio/form/voices/voice-ticks'
import { voices } from '../../../helpers/data/voices'

const THEME = buildTheme()
const catalogue = voices(3)
const first = catalogue[0]
const chosen = (voiceId: string) => ({ _key: voiceId, voiceId, name: `Voice ${voiceId}`, code: `BB-${voiceId}` })

test('a press of the name, or of what stands below it, ticks the voice', async () => {
  const handleTick = jest.fn()
  const elementProps = { id: 'search', onBlur: () => {}, onFocus: () => {}, ref: createRef<HTMLInputElement>() }
  render(
    <ThemeProvider theme={THEME}>
      <VoiceTicks
        catalogue={catalogue}
        ticked={new Set()}
        isReadOnly={false}
        elementProps={elementProps}
        onTick={handleTick}
      />
    </ThemeProvider>,
  )
  await userEvent.click(screen.getByText(first?.pseudonym ?? ''))
  expect(handleTick).toHaveBeenCalledWith(first, true)
})

test('those that are not in the booking system are missing, and none while it cannot be read', () => {
  const own = String(first?.id)
  const all = [chosen(own), chosen('99'), chosen('98')]
  expect(missingVoices(all, catalogue)).toEqual(all.slice(1))
  expect([missingVoices(all, null), missingVoices(all, undefined)]).toEqual([[], []])
})

test('they are named, and one press is enough for all of them', () => {
  const run = jest.fn()
  render(
    <ThemeProvider theme={THEME}>
      <MissingVoicesCard voices={[chosen('99'), chosen('98')]} action={{ text: 'Take all 2 out', run }} />
    </ThemeProvider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('do not see: Voice 99 (BB-99), Voice 98 (BB-98).')
  fireEvent.click(screen.getByRole('button', { name: 'Take all 2 out' }))
  expect(run).toHaveBeenCalledTimes(1)
})
