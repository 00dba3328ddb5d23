/** Enables draft mode for an editor who comes from the Studio's Presentation tool with a valid secret. */
import { draftClient } from '@/lib/content/client'
import { createEnableHandler } from '@/lib/draft/http'
import { env } from '@/lib/env'

export default createEnableHandler({ client: draftClient, isSecure: env().siteUrl.startsWith('https:') })
