/** Content of the 503 page: an article, a voice or another page that cannot be read at the moment. */
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import { LostSignal, WayOut, WaysOut } from './lost-signal'

export type UnavailableContentProps = {
  heading: string
  /** What is shown after "Error: ". */
  message: string
  /** The list in which it is, or the home page. */
  list: { path: string; label: string }
  /** Path and query of what was requested. */
  path: string
}

export function UnavailableContent({ heading, message, list, path }: UnavailableContentProps) {
  const { errors, states } = useWords('errors', 'states')
  const failure = { message: fillIn(states.error, { message }), retry: states.retry, path }
  return (
    <LostSignal pose="asleep" code={errors.unavailableCode} heading={heading} failure={failure}>
      <WaysOut>
        <li>
          <WayOut to={{ kind: 'internal', href: list.path }} label={list.label} />
        </li>
      </WaysOut>
    </LostSignal>
  )
}
