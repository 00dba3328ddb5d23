/** Loading and error states of API data. */
import { chakra } from '@chakra-ui/react'
import { problemOf } from '@/lib/api/fetch-api'
import { stateWords } from '@/lib/words/states'
import { useWords } from '@/lib/words/use-words'
import { Button } from './button'

const Place = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '4', textStyle: 'lead' },
})

/** @param error what is shown in red after "Error: " */
export function ReadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords(stateWords)
  const { reason, status } = problemOf(error)
  const message = reason === 'answered' ? words(reason, { status }) : reason ? words(reason) : error.message
  return (
    <Place>
      <chakra.p role="alert" color="error">
        {words('error', { message: message.replace(/^(Error:\s*)+/i, '') })}
      </chakra.p>
      <Button variant="secondary" onClick={onRetry}>
        {words('retry')}
      </Button>
    </Place>
  )
}
