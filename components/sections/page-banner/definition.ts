/** When the section hydrates. */
import { hasStoredEnquiry } from '@/components/enquiry/drafts/store'
import type { Hydration } from '@/components/island/definition'
import type { SectionIsland, SectionProps } from '../definition'

function hydration({ section: { form, sample } }: SectionProps<'pageBanner'>): Hydration {
  return form?.show || sample ? 'interaction' : 'never'
}

export const island: SectionIsland<'pageBanner'> = {
  load: () => import('.'),
  // Read on the server only: the browser's build leaves the function out of the core.
  hydrates: typeof window === 'undefined' ? hydration : undefined,
  hydratesAtOnce: hasStoredEnquiry,
}
