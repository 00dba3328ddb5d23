/** Element ids shared by components of the page frame. */
export const MENU_ID = 'site-menu'
export const FOOTER_NAVIGATION_ID = 'footer-navigation'
