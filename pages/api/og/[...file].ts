/** `/api/og/…`: renders the sharing image of a page from its title. */
import { serveSharingImage } from '@/lib/seo/server/sharing-image/serve-sharing-image'

/** The response is sent asynchronously; suppresses Next's warning about it. */
export const config = { api: { externalResolver: true } }

export default serveSharingImage
