/** Content of the 503 page: an article that cannot be read at the moment. */

import { ErrorNotice } from '@/components/lists/read-states'
import { LinkButton } from '@/components/ui/controls/link-button'
import { useWords } from '@/lib/contexts/words-context'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'
import { LostSignal } from './lost-signal'

export type UnavailableArticleProps = {
  heading: string
  /** What is shown after "Error: ". */
  message: string
  /** Text of the link to the knowledge base. */
  toKnowledgeBase: string
  /** Path and query of the article. */
  path: string
}

export function UnavailableArticle({ heading, message, toKnowledgeBase, path }: UnavailableArticleProps) {
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
      <a href={KNOWLEDGE_BASE}>{toKnowledgeBase}</a>
    </LostSignal>
  )
}
