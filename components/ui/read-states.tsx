/** What stands in the place of API data that is not there: the specification's own words (section 8). */
import { chakra } from '@chakra-ui/react'
import { Button } from './button'

const Place = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', alignContent: 'center', gap: '16px', textStyle: 'lead' },
})

export const LOADING = 'Loading...'

/** @param error its message is shown once behind "Error: ", in red (reading A96) */
export function ReadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Place>
      <chakra.p role="alert" color="error">
        Error: {error.message.replace(/^(Error:\s*)+/i, '')}
      </chakra.p>
      <Button look="secondary" onClick={onRetry}>
        Retry
      </Button>
    </Place>
  )
}
