/**
 * What the visitor has typed into the forms of the page. Apart from the enquiry dialog, because the root opens the dialog
 * but needs no form.
 */
import { createDrafts } from './drafts'
import { keepOnLeave, readKept } from './kept-enquiry'

export const drafts = createDrafts(readKept())
keepOnLeave(drafts.kept)
