/** Text for screen readers only. */
import { chakra } from '@chakra-ui/react'
import { visuallyHidden } from './visually-hidden-styles'

export const VisuallyHidden = chakra('span', { base: visuallyHidden })
