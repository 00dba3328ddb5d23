import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState, useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import { useMakeRedirect } from './use-make-redirect.ts'

/** The page was published under a new path. */
type MovedPrompt = { page: { id: string; title: string }; from: string; to: string }

/**
 * The pending prompt. Document actions create it, and a dialog at the root of the Studio shows it, because the pane of
 * the page and its actions may be unmounted before the editor responds.
 */
export const prompt$ = new BehaviorSubject<MovedPrompt | null>(null)

function close(): void {
  prompt$.next(null)
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
    <Dialog
      id="page-address"
      header="This page has a new address"
      width={1}
      onClose={close}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text="Leave it" onClick={close} disabled={isMaking} />
          <Button tone="primary" text="Create redirect" onClick={create} loading={isMaking} />
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        <Text size={1}>
          “{page.title}” moved from <strong>{from}</strong> to <strong>{to}</strong>. Links on this site follow it by
          themselves.
        </Text>
        <Text size={1}>
          But people who saved the old address, other websites and search engines find nothing there. A redirect leads
          them to the new one.
        </Text>
      </Stack>
    </Dialog>
  )
}

function subscribe(listener: () => void): () => void {
  const subscription = prompt$.subscribe(listener)
  return () => subscription.unsubscribe()
}

/** The dialog with the pending prompt about a page's path. */
export function RedirectDialog() {
  const prompt = useSyncExternalStore(subscribe, () => prompt$.value)
  return prompt && <MovedQuestion {...prompt} />
}
