/**
 * Server only: the styles of the page's head, with the tokens, the keyframes and the element defaults. The browser's
 * system is created without the element defaults, which it would only serialize again.
 */
import { createSystem } from '@chakra-ui/react'
import { base } from './base'
import { globalCss } from './global-css'
import { config } from './index'

export const globalStyles = createSystem(base, config, { globalCss })._global
