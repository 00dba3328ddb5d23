/** Ids that parts of the frame point at one another with. */
export const MENU_ID = 'site-menu'
export const FOOTER_NAVIGATION_ID = 'footer-navigation'
