/** Toasts shown after a redirect has been requested. */
import type { ToastParams } from '@sanity/ui/toast'

export function redirectMade(from: string): ToastParams {
  return {
    status: 'success',
    title: 'Redirect created',
    description: `${from} leads on now. It is in the list of redirects.`,
  }
}

export function redirectFailed(from: string, error: unknown): ToastParams {
  return {
    status: 'error',
    title: `No redirect was made for ${from}`,
    description: `${error instanceof Error ? error.message : String(error)} Make it by hand in the list of redirects.`,
    duration: 20_000,
  }
}
