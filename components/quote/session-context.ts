/**
 * What the visitor has typed into the forms of this page load. Apart from the quote context, because the root opens the
 * dialog but needs no form.
 */
import { createContext } from 'react'
import { createEnquirySession } from './enquiry-session'

/** The default is the one session of the page load; tests provide their own. */
export const EnquirySessionContext = createContext(createEnquirySession())
