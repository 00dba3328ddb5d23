import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { canBeRedirected } from './plan.ts'
import { type EndingPrompt, type MovedPrompt, prompt$ } from './prompts.ts'
import { pageCandidates, TargetSelect } from './target-select.tsx'
import { useRoutes } from './tool/use-routes.ts'
import { useMakeRedirect } from './use-make-redirect.ts'

function close(): void {
  prompt$.next(null)
}

function Question({ header, children, buttons }: { header: string; children: ReactNode; buttons: ReactNode }) {
  return (
    <Dialog
      id="page-address"
      header={header}
      width={1}
      onClose={close}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" wrap="wrap">
          {buttons}
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        {children}
      </Stack>
    </Dialog>
  )
}

function MovedQuestion({ page, from, to }: MovedPrompt) {
  const makeRedirect = useMakeRedirect()
  const [isMaking, setMaking] = useState(false)

  async function create(): Promise<void> {
    setMaking(true)
    await makeRedirect({ from, to, pageId: page.id, note: `“${page.title}” moved to ${to}.` })
    close()
  }

  return (
    <Question
      header="This page has a new address"
      buttons={
        <>
          <Button mode="bleed" text="Leave it" onClick={close} disabled={isMaking} />
          <Button tone="primary" text="Create redirect" onClick={create} loading={isMaking} />
        </>
      }
    >
      <Text size={1}>
        “{page.title}” moved from <strong>{from}</strong> to <strong>{to}</strong>. Links on this site follow it by
        themselves.
      </Text>
      <Text size={1}>
        But people who saved the old address, other websites and search engines find nothing there. A redirect leads
        them to the new one.
      </Text>
    </Question>
  )
}

function EndingQuestion({ page, path, operation, proceed }: EndingPrompt) {
  const routes = useRoutes()
  const pages = useMemo(() => pageCandidates(routes).filter(({ pageId }) => pageId !== page.id), [routes, page.id])
  const [chosen, setChosen] = useState('')
  const targetId = pages.find((candidate) => candidate.path === chosen)?.pageId
  const canLeadOn = canBeRedirected(path)

  function goOn(target: string | undefined): void {
    close()
    proceed(target)
  }

  return (
    <Question
      header={`${path} will stop working`}
      buttons={
        <>
          <Button mode="bleed" text="Cancel" onClick={close} />
          <Button mode="ghost" tone="critical" text="Continue without redirect" onClick={() => goOn(undefined)} />
          {canLeadOn && (
            <Button tone="primary" text="Continue with redirect" disabled={!targetId} onClick={() => goOn(targetId)} />
          )}
        </>
      }
    >
      <Text size={1}>
        Once “{page.title}” is {operation === 'delete' ? 'deleted' : 'unpublished'}, people who open{' '}
        <strong>{path}</strong> are told that there is no such page.
      </Text>
      {canLeadOn ? (
        <Stack gap={3}>
          <Text size={1} weight="medium">
            Send its visitors to
          </Text>
          <TargetSelect
            label="Send its visitors to"
            placeholder="Choose a page"
            value={chosen}
            pages={pages}
            onChoose={setChosen}
          />
        </Stack>
      ) : (
        <Text size={1}>This is the home page: without it, the website has no start.</Text>
      )}
    </Question>
  )
}

function subscribe(listener: () => void): () => void {
  const subscription = prompt$.subscribe(listener)
  return () => subscription.unsubscribe()
}

/** The dialog with the pending prompt about a page's path. */
export function RedirectDialog() {
  const prompt = useSyncExternalStore(subscribe, () => prompt$.value)
  if (!prompt) return null
  return prompt.kind === 'moved' ? <MovedQuestion {...prompt} /> : <EndingQuestion {...prompt} />
}
