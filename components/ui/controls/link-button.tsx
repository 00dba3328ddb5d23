/** A link that looks like a button. Not in button.tsx: pages without one would load it too. */
import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from './button'

export const LinkButton = chakra('a', buttonRecipe)
