/** Paths of the session's pages. */

export const LOGIN_PATH = '/login'
export const PROFILE_PATH = '/profile'
export const ADMIN_PATH = '/admin'

/** The admin page of the external admin host. */
export function adminAddress(adminUrl: string): string {
  return `${adminUrl}/admin`
}
