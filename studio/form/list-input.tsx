/** A list of objects, which stands still while it is scrolled. */
import { Box } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { FactListInput } from '../facts/fact-list-input.tsx'
import { ChosenVoicesInput } from './voices/chosen-voices-input.tsx'

/**
 * Sanity's lists remove the rows above those in sight, and the browser would scroll back by their height: then they are
 * in sight again, and so on with each frame, in which nothing can be pressed and no validation ends.
 */
const UNANCHORED: CSSProperties = { overflowAnchor: 'none' }

function inputOf(props: ArrayOfObjectsInputProps) {
  const holds = (type: string) => props.schemaType.of.some(({ name }) => name === type)
  if (holds('chosenVoice')) return <ChosenVoicesInput {...props} />
  if (holds('fact')) return <FactListInput {...props} />
  return props.renderDefault(props)
}

export function ListInput(props: ArrayOfObjectsInputProps) {
  return <Box style={UNANCHORED}>{inputOf(props)}</Box>
}
