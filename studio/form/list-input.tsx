/** The input of a list of objects. The list does not scroll by itself. */
import { Box } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { FactListInput } from '../facts/fact-list-input.tsx'
import { ChosenVoicesInput } from './voices/chosen-voices-input.tsx'

/**
 * Sanity's lists unmount the rows above the window. The browser's scroll anchoring then scrolls by their height, which brings them
 * back into the window, and so on with every frame: nothing can be pressed, and no validation ends.
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
