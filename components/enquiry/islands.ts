/** The islands of the enquiry that are no section, by the name in the server's HTML. */
import type { IslandEntry } from '@/components/island/definition'
import { hasStoredEnquiry } from './drafts/store'

export const ENQUIRY_ISLANDS = {
  'enquiry-dialog': {
    load: () => import(/* webpackChunkName: "enquiry-dialog" */ './dialog/dialog-island'),
  },
  enquiry: {
    load: () => import(/* webpackChunkName: "enquiry" */ './form/enquiry-page'),
    hydratesAtOnce: hasStoredEnquiry,
  },
} satisfies Record<string, IslandEntry>
