/** Prompt: a page was published under a new path. */
import { Text } from '@sanity/ui'
import type { Prompt } from '../common/prompt-store.ts'
import { useMakeRedirect } from '../redirects/use-make-redirect.ts'
import { PromptFrame } from './prompt-frame.tsx'

export function MovedPrompt({ page, from, to }: Extract<Prompt, { kind: 'moved' }>) {
  const makeRedirect = useMakeRedirect()
  const run = () => makeRedirect({ from, to, pageId: page.id, note: `“${page.title}” moved to ${to}.` })
  return (
    <PromptFrame
      header="This page has a new address"
      close="Leave it"
      action={{ text: 'Create redirect', tone: 'primary', run }}
    >
      <Text size={1}>
        “{page.title}” moved from <strong>{from}</strong> to <strong>{to}</strong>. Links on this site follow it by
        themselves.
      </Text>
      <Text size={1}>
        But people who saved the old address, other websites and search engines find nothing there. A redirect leads
        them to the new one.
      </Text>
    </PromptFrame>
  )
}
