/** Says how many results a list shows, or that they are loading. */
import { Box, type BoxProps } from '@chakra-ui/react'
import { Loading } from './loading'

type ListStatusProps = BoxProps & {
  isWaiting: boolean
  /** The list's query: the same text about another list is announced again. */
  list: string | number
  text: string | null | undefined
}

/** Always rendered, because screen readers announce only changes of an existing live region. */
export function ListStatus({ isWaiting, list, text, children, ...props }: ListStatusProps) {
  return (
    <Box role="status" minHeight="6" textStyle="small" color="muted" fontVariantNumeric="tabular-nums" {...props}>
      {children}
      {isWaiting && (
        <p>
          <Loading />
        </p>
      )}
      {!isWaiting && text && <p key={list}>{text}</p>}
    </Box>
  )
}
