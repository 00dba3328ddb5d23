/** Decides which content a page shows: what is published, or to an editor drafts, a release or a launch. */
import { readPerspective } from '@/lib/content/perspective'
import { type ContentClient, draftClient, publishedClient } from '@/lib/content/server/client'
import { launchInPerspective } from '@/lib/launch/document'
import { launchPreview } from '@/lib/launch/server/preview'

/** The context fields of `getStaticProps` and `getServerSideProps` that describe draft mode. */
export type DraftContext = { draftMode?: boolean; previewData?: unknown }

/** The client that may render a page in this context: without Next's verified draft mode it sees published content only. */
export function clientFor({ draftMode, previewData }: DraftContext): ContentClient {
  if (draftMode !== true) return publishedClient()
  const launch = launchInPerspective(previewData)
  if (launch !== null) return launchPreview(draftClient(), launch)
  return draftClient().withConfig({ perspective: readPerspective(previewData) })
}
