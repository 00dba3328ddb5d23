import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'
import type { RedirectWish } from './plan.ts'
import { makeRedirect } from './store.ts'

/** @returns makes a redirect, and says in a toast whether it worked; does not throw */
export function useMakeRedirect(): (wish: RedirectWish) => Promise<void> {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  return async (wish) => {
    try {
      await makeRedirect(client, wish)
      const description = `${wish.from} leads on now. It is in the list of redirects.`
      toast.push({ status: 'success', title: 'Redirect created', description })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      toast.push({
        status: 'error',
        title: `No redirect was made for ${wish.from}`,
        description: `${reason} Make it by hand in the list of redirects.`,
        duration: 20_000,
      })
    }
  }
}
