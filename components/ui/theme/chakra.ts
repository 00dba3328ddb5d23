/** The part of Chakra that styles elements: a module of its own, so that a page can run it apart from the theme. */
export { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react'
