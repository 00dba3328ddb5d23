/**
 * The document that tells the Studio how many enquiries are held back. Shared by the site, which writes it, and the
 * Studio. Pure; also run directly by Node.
 */

/** The dot makes the document private on a hosted project: reading it needs a token even in a public dataset. */
export const HELD_ENQUIRIES_ID = 'bowerbird.heldEnquiries'

export const HELD_ENQUIRIES = 'heldEnquiries'

/** A number and nothing of any visitor. */
export type HeldEnquiriesDocument = { count: number }
