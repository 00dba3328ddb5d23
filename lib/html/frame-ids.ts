/** Element ids shared by components of the page frame. */
export const MENU_ID = 'site-menu'
export const FOOTER_NAVIGATION_ID = 'footer-navigation'
export const ENQUIRY_DIALOG_ID = 'enquiry-dialog'
/** The page's props as JSON. */
export const PAGE_PROPS_ID = 'page-props'

/** Every id of the page frame: none is given to a heading. */
export const FRAME_IDS: ReadonlySet<string> = new Set([
  ...['skip', 'loading', 'header', 'page', 'main'],
  ...[MENU_ID, FOOTER_NAVIGATION_ID, ENQUIRY_DIALOG_ID, PAGE_PROPS_ID],
])
