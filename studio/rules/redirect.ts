/** Validation rules for redirects: of single fields, independent of the Studio, and against all other redirects. */
import type { SanityClient, ValidationContext, ValidationError } from 'sanity'
import type { AddressRules } from '../../lib/routing/redirects/csv/read-cells.ts'
import type { RedirectFinding } from '../../lib/routing/redirects/lint/index.ts'
import { normaliseSource } from '../../lib/routing/redirects/normalise.ts'
import { parseSource } from '../../lib/routing/redirects/pattern.ts'
import { isReservedPath } from '../../lib/routing/redirects/reserved-paths.ts'
import { API_VERSION } from '../common/api-version.ts'
import { articleAddresses } from '../routes/articles.ts'
import type { LakeRoutes } from '../routes/lake-routes.ts'
import { currentRoutes } from '../routes/routes-store.ts'
import { checkAnchor } from './anchor.ts'
import { fieldOf, textOf } from './parent.ts'
import { findingsAmong } from './redirect-checks.ts'

const UNPRINTABLE = /[\s\\<>"{}|^`]/

function hasBrokenEscape(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/** Converts a problem from the redirect table to a sentence. */
function asSentence(problem: string): string {
  const said = problem.replaceAll('its source', 'this address')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

function shapeProblem(path: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) {
    return 'Leave out the name of the site: write only what comes after it, starting with a slash.'
  }
  if (!path.startsWith('/')) return 'Start with a slash, for example /narration.'
  if (UNPRINTABLE.test(path) || hasBrokenEscape(path)) return 'An address has no spaces, quotation marks or brackets.'
  return null
}

/**
 * The problem of a redirect's source, in plain words.
 * @returns the message for the editor, or null when it is valid
 */
export function redirectSourceProblem(source: string | undefined): string | null {
  if (!source) return 'Write the old address, for example /narration.'
  const problem = shapeProblem(source)
  if (problem) return problem
  if (source.includes('?') || source.includes('#')) return 'Leave out the ? or # and everything after it.'
  const path = normaliseSource(source)
  if (path === '/') return 'The home page cannot be redirected.'
  const parsed = parseSource(source)
  if (typeof parsed === 'string') return asSentence(parsed)
  return isReservedPath(path) ? 'The site answers this address itself, so it cannot be redirected.' : null
}

/**
 * The problem of a target path on this site.
 * @returns the message for the editor, or null when it is valid
 */
export function redirectPathProblem(path: string | undefined): string | null {
  if (!path) return 'Write the new address, for example /knowledge-base/custom-jingles.'
  if (path.includes('#')) return 'Leave out the # and what follows it: the place on the page has a field of its own.'
  return shapeProblem(path)
}

/** The problem of an external target URL; null when it is valid. */
export function redirectUrlProblem(url: string | undefined): string | null {
  if (!url) return 'Fill in the address.'
  if (!URL.canParse(url)) return 'Write the whole address, starting with https://.'
  const { protocol, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return 'Only addresses that start with https:// or http:// work.'
  return username || password ? 'Leave out the user name and password.' : null
}

/** The rules of the form, for the rows of a file. */
export const CSV_RULES: AddressRules = {
  source: redirectSourceProblem,
  path: redirectPathProblem,
  url: redirectUrlProblem,
  anchor(anchor) {
    const problem = checkAnchor(anchor)
    return problem === true ? null : `The place after the # sign: ${problem}`
  },
}

/** Whether the target is complete for its kind. Missing parts are reported at their own field. */
function isTargetWhole(target: unknown): boolean {
  switch (fieldOf(target, 'kind')) {
    case 'page':
      return textOf(fieldOf(target, 'page'), '_ref') !== ''
    case 'path':
      return redirectPathProblem(textOf(target, 'path')) === null
    case 'external':
      return redirectUrlProblem(textOf(target, 'url')) === null
    default:
      return false
  }
}

const FIELD_OF_KIND: Readonly<Record<string, string>> = { page: 'page', path: 'path', external: 'url' }

/**
 * A rule for a whole redirect: its problems in relation to all others, each at its field. Leaves out what the rules of
 * the single fields report.
 */
export function checkAmongOthers(level: 'error' | 'warning') {
  return async (_: unknown, { document, getClient }: ValidationContext): Promise<true | ValidationError[]> => {
    const target = fieldOf(document, 'target')
    if (!document || redirectSourceProblem(textOf(document, 'source'))) return true
    const findings = await findingsOf(document, getClient({ apiVersion: API_VERSION }))
    const field = FIELD_OF_KIND[textOf(target, 'kind')]
    const paths = { source: ['source'], target: field ? ['target', field] : ['target'] }
    return findings
      .filter((finding) => finding.level === level && (finding.field === 'source' || isTargetWhole(target)))
      .map((finding) => ({ message: finding.problem, path: paths[finding.field] }))
  }
}

/** For the two rules of one state of a document: at ten thousand redirects the findings take a third of a second. */
const answers = new WeakMap<object, { routes: LakeRoutes; findings: RedirectFinding[] }>()

async function findingsOf(document: object, client: SanityClient): Promise<RedirectFinding[]> {
  const [routes, articles] = await Promise.all([currentRoutes(client), articleAddresses()])
  const known = answers.get(document)
  if (known?.routes === routes) return known.findings
  const findings = findingsAmong(routes, articles, document)
  answers.set(document, { routes, findings })
  return findings
}
