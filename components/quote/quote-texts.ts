/** Texts of the quote form: from the site settings, with defaults for empty fields. */

import { useSettings } from '@/components/settings/settings-context'
import { SUCCESS_NOTICE } from '@/lib/enquiry/notices'

const DEFAULT_QUOTE_TITLE = 'Get a quick quote'
const SUBTITLE = "Send us a short brief, and we'll be back to you ASAP"
const TALK_HEADING = 'Prefer to talk?'

export function useQuoteTexts() {
  const { quoteForm } = useSettings()
  return {
    title: quoteForm?.title || DEFAULT_QUOTE_TITLE,
    subtitle: quoteForm?.subtitle || SUBTITLE,
    promise: quoteForm?.promise || null,
    nextSteps: quoteForm?.nextSteps ?? [],
    talkHeading: quoteForm?.talkHeading || TALK_HEADING,
    talkText: quoteForm?.talkText || null,
    successNotice: quoteForm?.successNotice || SUCCESS_NOTICE,
    /** Null unless editors have filled it in: only then does a failed send show a message; it is always logged. */
    failureMessage: quoteForm?.failureMessage?.trim() || null,
    privacyNotice: quoteForm?.privacyNotice ?? null,
  }
}
