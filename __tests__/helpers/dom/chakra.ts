/** The part of Chakra that the site uses. The package's index would load 1,900 modules in each test file. */
export { Box } from '@chakra-ui/react/box'
export * from '@chakra-ui/react/styled-system'
