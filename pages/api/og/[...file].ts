/** `/api/og/…`: renders the sharing image of a page from its title. */
import { sendMadeImage } from '@/lib/seo/server/sharing-image/made-image'

/** The response is sent asynchronously; suppresses Next's warning about it. */
export const config = { api: { externalResolver: true } }

export default sendMadeImage
