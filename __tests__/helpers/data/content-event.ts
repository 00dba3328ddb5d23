/** A change of a page as the webhook reports it. */
import type { ContentEvent } from '@/lib/revalidation/server/webhook'

export function contentEvent(change: Partial<ContentEvent> = {}): ContentEvent {
  return {
    operation: 'update',
    id: 'page-a',
    type: 'page',
    previousRev: 'r1',
    updatedAt: '2026-01-01T00:00:10Z',
    before: { path: '/a' },
    after: { path: '/a' },
    ...change,
  }
}
