import { Button, Dialog, Flex, Select, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'
import { redirectFailed, redirectMade } from './notices.ts'
import { canBeRedirected } from './plan.ts'
import { type EndingPrompt, type MovedPrompt, prompt$ } from './prompts.ts'
import { makeRedirect } from './store.ts'
import { useRoutes } from './tool/use-routes.ts'

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
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isMaking, setMaking] = useState(false)

  async function create(): Promise<void> {
    setMaking(true)
    try {
      await makeRedirect(client, { from, to, pageId: page.id, note: `“${page.title}” moved to ${to}.` })
      toast.push(redirectMade(from))
    } catch (error) {
      toast.push(redirectFailed(from, error))
    }
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

type PageChooserProps = { exceptId: string; chosenId: string; onChoose: (id: string) => void }

function PageChooser({ exceptId, chosenId, onChoose }: PageChooserProps) {
  const pages = Array.from(useRoutes()?.pages.values() ?? []).filter(({ _id }) => _id !== exceptId)
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor="redirect-target" size={1} weight="medium">
        Send its visitors to
      </Text>
      <Select
        id="redirect-target"
        fontSize={1}
        value={chosenId}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Choose a page</option>
        {pages.map(({ _id, title, path }) => (
          <option key={_id} value={_id}>
            {title || path} ({path})
          </option>
        ))}
      </Select>
    </Stack>
  )
}

function EndingQuestion({ page, path, operation, proceed }: EndingPrompt) {
  const [targetId, setTargetId] = useState('')
  const canLeadOn = canBeRedirected(path)

  function goOn(target: string | null): void {
    close()
    proceed(target)
  }

  return (
    <Question
      header={`${path} will stop working`}
      buttons={
        <>
          <Button mode="bleed" text="Cancel" onClick={close} />
          <Button mode="ghost" tone="critical" text="Continue without redirect" onClick={() => goOn(null)} />
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
        <PageChooser exceptId={page.id} chosenId={targetId} onChoose={setTargetId} />
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
