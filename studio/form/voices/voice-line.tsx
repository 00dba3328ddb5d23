/** One voice in a list: what it sounds like, its name, and what sets it apart. */
import { Box, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Voice } from '../../../lib/api/models.ts'
import { downloadLink } from '../../../lib/voices/links.ts'
import { playButton } from '../recording/play-button.ts'

const SQUARE = { width: 33, height: 33 }

/** Booking ref and what the booking system says beside. */
export function voiceDetails({ code, region, ageCategory }: Voice): string {
  return [code, region, ageCategory].filter(Boolean).join(' · ')
}

type LineProps = {
  name: string
  details: string
  /** Undefined while it is unknown, and for a voice that the booking system does not have. */
  voice: Voice | undefined
  /** What stands before it, such as a box to tick. */
  control: ReactNode
  /** Id of the control that a press of the words is for. */
  controlId?: string
  /** What stands behind it. */
  children?: ReactNode
}

const WHOLE = { display: 'block', cursor: 'pointer' } as const

export function VoiceLine({ name, details, voice, control, controlId, children }: LineProps) {
  const sample = voice?.categoryAudioList[0]
  const words = (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {name}
      </Text>
      <Text size={1} muted>
        {details}
      </Text>
    </Stack>
  )
  return (
    <Flex align="center" gap={3}>
      {control}
      <Box style={SQUARE}>{playButton(voice && sample && downloadLink(voice, sample), name)}</Box>
      <Box flex={1}>
        {controlId ? (
          <label htmlFor={controlId} style={WHOLE}>
            {words}
          </label>
        ) : (
          words
        )}
      </Box>
      {children}
    </Flex>
  )
}
