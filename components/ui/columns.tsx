/** Two columns beside each other on wide screens, one below the other on others. */
import { Box, type BoxProps } from '@chakra-ui/react'

type ColumnsProps = BoxProps & {
  /** The share of each column. */
  parts: readonly [left: number, right: number]
  /** The breakpoint from which they are beside each other. */
  from?: 'md' | 'lg'
}

export function Columns({ parts: [left, right], from = 'lg', ...props }: ColumnsProps) {
  const beside = `minmax(0, ${left}fr) minmax(0, ${right}fr)`
  return <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', [from]: beside }} {...props} />
}
