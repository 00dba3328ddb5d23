/** Content of the 503 page: an article, a voice or another page that cannot be read at the moment. */

import { ErrorNotice } from '@/components/lists/read-states'
import { LinkButton } from '@/components/ui/controls/link-button'
import { useWords } from '@/lib/contexts/words-context'
import { LostSignal } from './lost-signal'

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
  const words = useWords('errors', 'states')
  return (
    <LostSignal
      code={words.errors.unavailableCode}
      heading={heading}
      notice={
        <ErrorNotice message={message}>
          <LinkButton variant="secondary" href={path}>
            {words.states.retry}
          </LinkButton>
        </ErrorNotice>
      }
    >
      <a href={list.path}>{list.label}</a>
    </LostSignal>
  )
}
