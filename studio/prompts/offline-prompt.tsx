/** Prompt: a page is about to go offline. */
import { Text } from '@sanity/ui'
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import type { Prompt } from '../common/prompt-store.ts'
import { useOffline } from '../offline/use-offline.ts'
import { useRoutes } from '../redirects/routes/use-routes.ts'
import { TargetSelect } from '../redirects/target-select.tsx'
import { useTargetChoice } from '../redirects/use-targets.ts'
import { PromptFrame } from './prompt-frame.tsx'

export function OfflinePrompt({ page }: Extract<Prompt, { kind: 'offline' }>) {
  const { takeOffline } = useOffline()
  const routes = useRoutes()
  const choice = useTargetChoice(page.path, { isProposing: false })
  const hasRedirect = routes?.table.exact.has(normaliseSource(page.path)) ?? false
  return (
    <PromptFrame
      header={`Take “${page.title}” offline?`}
      close="Cancel"
      action={{
        text: 'Take offline',
        tone: 'critical',
        isDisabled: !routes,
        run: () => takeOffline(page, hasRedirect ? undefined : choice.target),
      }}
    >
      <Text size={1}>
        Visitors find the page no longer, at once. Links to it on this site disappear, or stay as words without a link;
        so do its lines in the sitemap. Nothing is deleted: Put online again brings everything back.
      </Text>
      {hasRedirect ? (
        <Text size={1}>
          A redirect from <strong>{page.path}</strong> is there already. It leads visitors on as long as the page is
          offline.
        </Text>
      ) : (
        <>
          <Text size={1}>
            What do people find meanwhile who open <strong>{page.path}</strong>?
          </Text>
          <TargetSelect {...choice} path={page.path} none="Nothing: the page that says it cannot be found" />
        </>
      )}
    </PromptFrame>
  )
}
