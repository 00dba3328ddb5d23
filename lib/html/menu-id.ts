/** Id of the site's navigation, which is a popover on small screens. */
export const MENU_ID = 'site-menu'
