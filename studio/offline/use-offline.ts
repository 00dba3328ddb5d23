/** Taking pages offline and putting them online, with a message. */
import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { errorMessage } from '../../lib/log.ts'
import type { PromptedPage } from '../common/prompt-store.ts'
import type { Candidate } from '../redirects/suggest-targets.ts'
import { putOnline, takeOffline } from './offline.ts'

/** Takes pages offline and puts them online again, and says in a toast whether it worked; neither throws. */
export function useOffline() {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()

  async function say(done: string, failed: string, change: Promise<void>): Promise<void> {
    try {
      await change
      toast.push({ status: 'success', title: done })
    } catch (error) {
      toast.push({ status: 'error', title: failed, description: errorMessage(error), duration: 20_000 })
    }
  }

  return {
    takeOffline: (page: PromptedPage, target: Candidate | undefined) =>
      say(
        `“${page.title}” is offline`,
        `“${page.title}” could not be taken offline`,
        takeOffline(client, page, target),
      ),
    putOnline: ({ id, title }: Pick<PromptedPage, 'id' | 'title'>) =>
      say(`“${title}” is online again`, `“${title}” could not be put online`, putOnline(client, id)),
  }
}
