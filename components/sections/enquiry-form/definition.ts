/** When the section hydrates. */
import { hasStoredEnquiry } from '@/components/enquiry/drafts/store'
import type { SectionIsland } from '../definition'

export const island: SectionIsland<'enquiryForm'> = {
  load: () => import(/* webpackChunkName: "enquiry" */ '.'),
  hydratesAtOnce: hasStoredEnquiry,
}
