/** Loading and error states of API data. */
import { chakra } from '@chakra-ui/react'
import { Button } from './button'

const Place = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '4', textStyle: 'lead' },
})

/** @param error its message is shown in red after "Error: " */
export function ReadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Place>
      <chakra.p role="alert" color="error">
        Error: {error.message.replace(/^(Error:\s*)+/i, '')}
      </chakra.p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </Place>
  )
}
