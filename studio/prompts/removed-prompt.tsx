/** Prompt: a page was removed, and its visitors can be led elsewhere. */
import { Text } from '@sanity/ui'
import type { Prompt } from '../common/prompt-store.ts'
import { destinationOf } from '../redirects/suggest-targets.ts'
import { TargetSelect } from '../redirects/target-select.tsx'
import { useMakeRedirect } from '../redirects/use-make-redirect.ts'
import { useTargetChoice } from '../redirects/use-targets.ts'
import { PromptFrame } from './prompt-frame.tsx'

export function RemovedPrompt({ page: { title, path } }: Extract<Prompt, { kind: 'removed' }>) {
  const makeRedirect = useMakeRedirect()
  const choice = useTargetChoice(path)
  const { target } = choice

  async function run(): Promise<void> {
    if (!target) return
    await makeRedirect({ from: path, note: `“${title}” was removed.`, ...destinationOf(target) })
  }

  return (
    <PromptFrame
      header="Visitors come to this address"
      close="Leave it"
      action={{ text: 'Create redirect', tone: 'primary', isDisabled: !target, run }}
    >
      <Text size={1}>
        “{title}” is gone. People who saved <strong>{path}</strong>, other websites and search engines find nothing
        there. A redirect leads them to another page.
      </Text>
      <TargetSelect {...choice} path={path} none="Choose where it leads" />
    </PromptFrame>
  )
}
