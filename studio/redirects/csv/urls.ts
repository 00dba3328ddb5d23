/** Reads the addresses in a file of redirects: paths, or whole addresses of this site. Pure. */
import { redirectSourceProblem } from '../rules/redirect.ts'

/** A host as it is compared: without www, the default port and capitals. */
export function hostKey(host: string): string {
  const bare = host.toLowerCase().replace(/^www\./, '')
  return URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).host.replace(/:443$/, '') : bare
}

/** The keys of hosts that are this site. */
export type OwnHosts = ReadonlySet<string>

const WITH_SCHEME = /^(?:https?:)?\/\/([^/?#\s]+)(.*)$/is
const WITHOUT_SCHEME = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?|localhost(?::\d+)?)((?:[/?#].*)?)$/is

type Whole = { host: string; rest: string }

/** The host and the rest of an address; null for a path. */
function wholeUrl(address: string, own: OwnHosts): Whole | null {
  const [, host = '', rest = ''] = WITH_SCHEME.exec(address) ?? []
  if (host !== '') return { host, rest }
  const [, name = '', end = ''] = WITHOUT_SCHEME.exec(address) ?? []
  // A file without its slash, such as index.php, looks like a host.
  return /^www\./i.test(name) || own.has(hostKey(name)) ? { host: name, rest: end } : null
}

/** Adds the slash that a whole address may lack, removes a ? or # with nothing behind, and encodes spaces between words. */
function normalised(path: string): string {
  const rooted = path === '' || /^[?#]/.test(path) ? `/${path}` : path
  const bare = rooted.replace(/[?#]+$/, '')
  // A space before another address separates two of them.
  return / (?:\/|https?:)/i.test(bare) ? bare : bare.replaceAll(' ', '%20')
}

/** The path of an address of this site; the address as it is when it is no such address. */
export function withoutOwnHost(address: string, own: OwnHosts): string {
  const whole = wholeUrl(address, own)
  return normalised(whole && own.has(hostKey(whole.host)) ? whole.rest : address)
}

/** The host of an old address when it is not this site; null otherwise. */
export function otherHost(address: string, own: OwnHosts): string | null {
  const whole = wholeUrl(address, own)
  return whole && !own.has(hostKey(whole.host)) ? hostKey(whole.host) : null
}

/** @returns the path, or what is wrong with it */
export function readSource(cell: string, own: OwnHosts): { source: string } | { problem: string } {
  if (cell === '') return { problem: 'It is empty.' }
  const host = otherHost(cell, own)
  if (host !== null) return { problem: `It is on another website, ${host}.` }
  const source = withoutOwnHost(cell, own)
  const problem = redirectSourceProblem(source)
  return problem === null ? { source } : { problem }
}

const PATH_OR_URL = /^(?:\/|https?:\/\/|www\.)\S*$/i

/** Whether both texts are clearly addresses. */
export function areUrls(source: string, target: string): boolean {
  return PATH_OR_URL.test(source) && PATH_OR_URL.test(target)
}
