/** Paths of the session's pages. */

export const LOGIN_PATH = '/login'
export const PROFILE_PATH = '/profile'
export const ADMIN_PATH = '/admin'
