/** Shows the pending prompt. */
import { useSyncExternalStore } from 'react'
import { prompt$ } from '../common/prompt-store.ts'
import { BlockedPrompt } from './blocked-prompt.tsx'
import { MenuPrompt } from './menu-prompt.tsx'
import { MovedPrompt } from './moved-prompt.tsx'
import { OfflinePrompt } from './offline-prompt.tsx'
import { RemovedPrompt } from './removed-prompt.tsx'
import { SamplePrompt } from './sample-prompt.tsx'

function subscribe(listener: () => void): () => void {
  const subscription = prompt$.subscribe(listener)
  return () => subscription.unsubscribe()
}

/** The dialog with the pending prompt. */
export function PromptDialog() {
  const prompt = useSyncExternalStore(subscribe, () => prompt$.value)
  switch (prompt?.kind) {
    case 'moved':
      return <MovedPrompt {...prompt} />
    case 'new':
      return <MenuPrompt {...prompt} />
    case 'sample':
      return <SamplePrompt {...prompt} />
    case 'removed':
      return <RemovedPrompt {...prompt} />
    case 'offline':
      return <OfflinePrompt {...prompt} />
    case 'blocked':
      return <BlockedPrompt {...prompt} />
    default:
      return null
  }
}
