/** What there is to say about an upload: the check emits it, and a component of the layout shows it. */
import { Subject } from 'rxjs'

export type UploadNotice = { status: 'error' | 'warning'; title: string; description: string }

export const uploadNotice$ = new Subject<UploadNotice>()

export function tellRefused(name: string, reason: string): string {
  const title = `“${name}” was not taken`
  uploadNotice$.next({ status: 'error', title, description: reason.charAt(0).toUpperCase() + reason.slice(1) })
  return `${title}: ${reason}`
}

export function tellCleaned(name: string): void {
  uploadNotice$.next({
    status: 'warning',
    title: `“${name}” was cleaned`,
    description:
      'Scripts in it and what it fetched from elsewhere were taken out. Look at the picture before you publish.',
  })
}
