/**
 * What the visitor has typed into the forms. Apart from the quote context, because the root opens the
 * dialog but needs no form.
 */
import { createContext } from 'react'
import { createEnquirySession } from './enquiry-session'
import { keepOnLeave, readKept } from './kept-enquiry'

const session = createEnquirySession(readKept())
keepOnLeave(session.kept)

/** The default is the one session of the page; tests provide their own. */
export const EnquirySessionContext = createContext(session)
