/** The sheet behind an enquiry form, with a coloured strip of waveform at the top. */
import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { WaveStrip } from '@/components/ui/pictures/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import type { Tone } from '@/lib/content/section-types'

const WAVE = waveHeights(40, 0.95, 0.95, 4)

const Sheet = chakra('div', {
  base: { borderRadius: 'card', boxShadow: 'float', overflow: 'clip', width: '100%', minWidth: '0' },
})

const Label = chakra('div', { base: { bg: 'bg', color: 'fg', px: { base: '5', sm: '8' }, pt: '4.5' } })

/** Its lower half is covered by the sheet. */
const Wave = chakra('div', { base: { height: '2.125rem', overflow: 'hidden', color: 'accent', pointerEvents: 'none' } })

type FormSheetProps = {
  /** Tone of the section behind it; the strip contrasts with it. */
  on: Tone
  /** Text on the strip. */
  label?: ReactNode
  children: ReactNode
}

export function FormSheet({ on, label, children }: FormSheetProps) {
  return (
    <Sheet>
      <Label data-tone={on === 'ink' ? 'ochre' : 'ink'}>
        {label && (
          <Box pt="2" pb="4.5">
            {label}
          </Box>
        )}
        <Wave>
          <WaveStrip heights={WAVE} height={88} />
        </Wave>
      </Label>
      <Box data-tone="white" bg="bg" color="fg" px={{ base: '5', sm: '8' }} pt="6" pb="7">
        {children}
      </Box>
    </Sheet>
  )
}
