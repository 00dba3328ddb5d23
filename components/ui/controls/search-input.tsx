/** A search field with its submit button inside. */
import { Box, type HTMLChakraProps } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Input } from './field'
import { IconButton } from './icon-button'

type SearchInputProps = Omit<HTMLChakraProps<'input'>, 'onSubmit'> & { onSubmit?(): void }

export function SearchInput({ height = 'control', onSubmit, ...input }: SearchInputProps) {
  // The button is centred in the field's right end; the text ends before it.
  const inset = `calc(({sizes.${height}} - {sizes.touch}) / 2)`
  const room = `calc({sizes.touch} + ${inset})`
  return (
    <Box position="relative">
      <Input variant="pill" type="search" enterKeyHint="search" dir="auto" height={height} pr={room} {...input} />
      <IconButton type="submit" aria-label="Search" position="absolute" top={inset} right={inset} onClick={onSubmit}>
        <Search size={20} />
      </IconButton>
    </Box>
  )
}
