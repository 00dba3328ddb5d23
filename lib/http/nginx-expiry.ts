/** Until when nginx in front keeps a page; nginx does not pass the header on. Server only. */

export const NGINX_EXPIRY = 'X-Accel-Expires'

/** The current second: nginx keeps until it is over. A number of seconds would keep up to one more. */
export function endOfThisSecond(): string {
  return `@${Math.floor(Date.now() / 1000)}`
}
