/**
 * `npm test -- --affected`: which test files a change needs. Unit tests are those that Jest relates to it, and those that name
 * a file that Jest does not see. Browser tests see the built site, so they are chosen by name: a feature has one name in every
 * tree, and its tests stand in the folder, or the file, of that name. What cannot be told apart runs everything.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CommandError } from '../processes/command.mjs'
import { createImports, type TestFiles } from './test-files.ts'

export type Selection = TestFiles & {
  /** Whether these are all tests that `npm test` runs, and not only the listed ones. */
  everything: boolean
  /** A line for each changed file, or group of files: what it selects, and why. */
  reasons: string[]
}

/** What every page, or every test, depends on. */
const EVERYTHING = new RegExp(
  `^(${[
    'package\\.json|package-lock\\.json|tsconfig\\.json|jest\\.config\\.js|playwright\\.config\\.ts|next\\.config\\.js',
    'server\\.js|proxy\\.ts|instrumentation\\.ts',
    'lib/env\\.ts|lib/(server|page|next)/.*|components/ui/.*|pages/_.*|local/demo/.*',
    '__tests__/setup.*|__tests__/browser/[^/]+|local/(site|stack|processes)/.*',
  ].join('|')})$`,
)

/** Beside the browser tests that bear its name: those of a part of the site whose effects have other names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'components/page/': ['audio/', 'loading/', 'enquiry/openers'],
  'components/runtime/': ['audio/', 'loading/', 'enquiry/openers'],
  'components/draft/': ['content/drafts'],
  'components/frame/': ['pages/', 'loading/first-screen'],
  'components/island/': ['loading/'],
  'components/lists/': ['voices/', 'knowledge-base/'],
  'components/sections/': ['content/any-sections', 'pages/'],
  'components/script/': ['content/script-desk', 'voices/'],
  'components/session/': ['enquiry/', 'voices/shortlist'],
  'deploy/': ['operations/container', 'operations/cluster'],
  'lib/browser/': ['loading/'],
  'lib/draft/': ['content/drafts', 'studio/preview'],
  'lib/estimate/': ['enquiry/estimator', 'enquiry/journey'],
  'lib/reports/': ['operations/web-vitals', 'operations/policy'],
  'lib/revalidation/': ['content/publish'],
  'lib/routing/': ['redirects/', 'pages/'],
  'lib/samples/': ['audio/', 'voices/'],
  'lib/script/': ['content/script-desk', 'content/stopwatch'],
  'lib/seo/': ['pages/'],
  'lib/session.ts': ['enquiry/', 'voices/shortlist'],
  'lib/startup/': ['operations/'],
  'local/cluster/': ['commands/npm-commands'],
  'local/drills/': ['commands/npm-commands', 'operations/'],
  'packages/': ['studio/lake-', 'studio/studio', 'content/publish'],
  'public/': ['pages/', 'access/'],
}

/** Parts of the site. A change in one of them that selects no browser test is one that cannot be told apart. */
const SITE = /^(components|lib|pages|public|studio)\//

/** Names of folders and files that say nothing of a feature. */
const GENERIC = /^(api|browser|common|index|page|parts|schema|sections|server|tools|types|ui)$/

const MODULE = /\.(tsx?|mjs|js)$/

/** `voices/shortlist` of `__tests__/browser/voices/shortlist.ci.test.ts`. */
function nameOf(test: string): string {
  return test.replace(/^__tests__\/browser\//, '').replace(/(\.ci)?\.test\.tsx?$/, '')
}

/** The names of features in a path below its first folder. */
function featuresIn(path: string): string[] {
  const [, ...names] = path.replace(/\.[^/]*$/, '').split('/')
  return names.filter((name) => !GENERIC.test(name))
}

function bearsName(test: string, features: readonly string[]): boolean {
  const [room = '', file = ''] = nameOf(test).split('/')
  return features.some((feature) => room === feature || file === feature || file.startsWith(`${feature}-`))
}

/** The tests of the tools of the Studio bear their names; all others, if none does, are those of the whole Studio. */
function studioTests(path: string, browser: readonly string[]): string[] {
  const all = browser.filter((test) => nameOf(test).startsWith('studio/') && !nameOf(test).startsWith('studio/lake-'))
  const features = featuresIn(path)
  const own = all.filter((test) => bearsName(nameOf(test).replace('studio/', '-/'), features))
  return own.length === 0 ? all : [...new Set([...own, ...all.filter((test) => nameOf(test) === 'studio/studio')])]
}

function byName(path: string, browser: readonly string[]): string[] {
  if (path.startsWith('studio/')) return studioTests(path, browser)
  const also = Object.entries(ALSO).flatMap(([folder, names]) => (path.startsWith(folder) ? names : []))
  const features = /^(components|lib|pages|local)\//.test(path) ? featuresIn(path) : []
  return browser.filter((test) => bearsName(test, features) || also.some((name) => nameOf(test).startsWith(name)))
}

/** Unit tests that name a file: a document, a style sheet, a script that they start. */
function naming(path: string, unit: readonly string[]): string[] {
  return unit.filter((test) => readFileSync(test, 'utf8').includes(basename(path)))
}

/**
 * @param changed paths of changed files, also of those that are gone
 * @param relatedTo the unit tests that import, directly or not, one of these modules
 */
export function selectAffected(
  changed: readonly string[],
  { unit, browser }: TestFiles,
  relatedTo: (modules: readonly string[]) => readonly string[],
): Selection {
  const importsOf = createImports()
  const imported = new Map(browser.map((test) => [test, importsOf(test)]))
  const selected = new Set<string>(relatedTo(changed.filter((path) => MODULE.test(path) && existsSync(path))))
  const reasons: string[] = []
  const causes: string[] = []
  for (const path of changed) {
    const tests = [
      ...[...unit, ...browser].filter((test) => test === path),
      ...browser.filter((test) => imported.get(test)?.has(path)),
      ...byName(path, browser),
      ...(MODULE.test(path) && !path.startsWith('local/') ? [] : naming(path, unit)),
      // Commands and the lake are also tested as processes, whose modules Jest does not see.
      ...(path.startsWith('packages/') ? unit.filter((test) => test.startsWith('packages/')) : []),
      ...(path.startsWith('local/')
        ? unit.filter((test) => test.startsWith('__tests__/local/') && bearsName(test, featuresIn(path)))
        : []),
      ...(path.startsWith('deploy/') ? unit.filter((test) => test.startsWith('__tests__/deploy/')) : []),
    ]
    for (const test of tests) selected.add(test)
    const inBrowser = new Set(tests.filter((test) => browser.includes(test)))
    if (EVERYTHING.test(path)) causes.push(`${path}: everything depends on it`)
    else if (SITE.test(path) && inBrowser.size === 0) causes.push(`${path}: no browser test bears its name`)
    else reasons.push(`${path}: ${inBrowser.size} browser files by name or import`)
  }
  const hasLake = changed.some((path) => /^(packages\/|package-lock\.json$|jest\.config\.js$)/.test(path))
  const isPart = (test: string) => hasLake || !test.startsWith('packages/')
  const everything = causes.length > 0
  const part = unit.filter((test) => isPart(test) && (everything || selected.has(test)))
  return {
    unit: part,
    browser: browser.filter((test) => selected.has(test)),
    everything,
    reasons: [
      ...causes,
      ...reasons,
      `${part.length} unit test files${hasLake ? '' : '; none of packages/, where nothing has changed'}`,
    ],
  }
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean)
}

function isRef(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

/**
 * Files that differ from where this branch left `ref`, with those that are not committed.
 * @param ref by default origin/main, or main
 * @throws CommandError when there is no such commit
 */
export function changedFiles(ref = ['origin/main', 'main'].find(isRef)): string[] {
  if (ref === undefined || !isRef(ref)) throw new CommandError(`There is no commit ${ref ?? 'origin/main or main'}.`)
  const [base = ref] = git('merge-base', 'HEAD', ref)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...git('diff', '--name-only', '--no-renames', base), ...untracked])].sort()
}
