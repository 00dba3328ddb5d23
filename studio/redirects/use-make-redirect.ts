/** Creates and publishes a redirect, and shows whether it worked. */
import { useToast } from '@sanity/ui/toast'
import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { errorMessage } from '../../lib/log.ts'
import { planRedirect, type RedirectRequest } from './redirect-plan.ts'
import { currentRoutes } from './routes/routes-store.ts'

/**
 * Creates and publishes the redirect, in one transaction with the changes to existing ones.
 * @throws when the lake rejects it; nothing is written then
 */
async function makeRedirect(client: SanityClient, request: RedirectRequest): Promise<void> {
  const { redirects } = await currentRoutes(client)
  const { create, retarget, remove, target } = planRedirect(request, redirects)
  const transaction = client.transaction()
  if (create) transaction.create({ _type: 'redirect', ...create })
  for (const id of retarget) transaction.patch(id, (patch) => patch.set({ target }))
  for (const id of remove) transaction.delete(id)
  await transaction.commit({ tag: 'redirect.make' })
}

/** @returns makes a redirect, and says in a toast whether it worked; does not throw */
export function useMakeRedirect(): (request: RedirectRequest) => Promise<void> {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  return async (request) => {
    try {
      await makeRedirect(client, request)
      const description = `${request.from} leads on now. It is in the list of redirects.`
      toast.push({ status: 'success', title: 'Redirect created', description })
    } catch (error) {
      toast.push({
        status: 'error',
        title: `No redirect was made for ${request.from}`,
        description: `${errorMessage(error)} Make it by hand in the list of redirects.`,
        duration: 20_000,
      })
    }
  }
}
