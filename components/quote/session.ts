/**
 * What the visitor has typed into the forms of the page. Apart from the quote dialog, because the root opens the dialog
 * but needs no form.
 */
import { createEnquirySession } from './enquiry-session'
import { keepOnLeave, readKept } from './kept-enquiry'

export const session = createEnquirySession(readKept())
keepOnLeave(session.kept)
