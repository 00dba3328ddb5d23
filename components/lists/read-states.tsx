/** Loading, counted and error states of API data. */
import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { problemOf } from '@/lib/api/fetch-api'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import { Button } from '../ui/controls/button'

/** Shown while data is on its way. */
export function Loading() {
  return <span>{useWords('page').page.loading}</span>
}

type ListStatusProps = BoxProps & {
  isWaiting: boolean
  /** The list's query: the same text about another list is announced again. */
  list: string | number
  text: string | null | undefined
}

/**
 * Says how many results a list shows. Always rendered, because screen readers announce only changes of an existing live
 * region.
 */
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

const Notice = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '4', textStyle: 'lead' },
})

/** "Error: " and a message in red, and a button that reads again. @param error what is shown after "Error: " */
export function ReadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords('states')
  const { reason, status } = problemOf(error)
  const message =
    reason === 'answered' ? fillIn(words.states[reason], { status }) : reason ? words.states[reason] : error.message
  return (
    <Notice>
      <chakra.p role="alert" color="error">
        {fillIn(words.states.error, { message: message.replace(/^(Error:\s*)+/i, '') })}
      </chakra.p>
      <Button variant="secondary" onClick={onRetry}>
        {words.states.retry}
      </Button>
    </Notice>
  )
}
