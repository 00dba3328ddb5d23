/** Leaves draft mode: `/api/draft/disable?path=/services` redirects back to that page. */
export { disableDrafts as default } from '@/lib/draft/server/http'
