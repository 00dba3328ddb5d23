/** Loading, counted and error states of API data. */
import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { problemOf } from '@/lib/api/fetch-api'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import { Button } from '../ui/controls/button'
import { LinkButton } from '../ui/controls/link-button'

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

const Outage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'end',
    gap: { base: '4', md: '8' },
    padding: { base: '{spacing.6} {spacing.5} 0', sm: '{spacing.8} {spacing.8} 0' },
    borderRadius: 'card',
    bg: 'panel',
    textStyle: 'lead',
  },
})

const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5', pb: { base: '0', sm: '8' } },
})

/** As on the page of an outage: the bird sleeps. */
const Asleep = chakra('div', {
  base: { layerStyle: 'bird-asleep', width: 'clamp(7rem, 20vw, 11rem)', justifySelf: 'end' },
})

/**
 * "Error: " and a message in red, a button that reads again, and the phone number.
 * @param error what is shown after "Error: "
 */
export function ReadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords('states')
  const { phone } = useSettings()
  const { reason, status } = problemOf(error)
  const message =
    reason === 'answered' ? fillIn(words.states[reason], { status }) : reason ? words.states[reason] : error.message
  return (
    <Outage>
      <div>
        <chakra.p role="alert" color="error">
          {fillIn(words.states.error, { message: message.replace(/^(Error:\s*)+/i, '') })}
        </chakra.p>
        <Ways>
          <Button onClick={onRetry}>{words.states.retry}</Button>
          {phone && (
            <LinkButton href={`tel:${phone.number}`} variant="secondary">
              <Phone size={20} />
              {phone.display}
            </LinkButton>
          )}
        </Ways>
      </div>
      <Asleep aria-hidden />
    </Outage>
  )
}
