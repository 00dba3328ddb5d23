/** What a project has to set to use a lake, to be copied from the terminal. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from './dataset.ts'

/** What a client gets beside what it has for a hosted project, and only with a lake. */
const CLIENT = '...(apiHost && { apiHost, useProjectHostname: false })'

type Framework = {
  /** The package by which a project is known to use it. */
  name: string
  title: string
  /** The file of its environment variables, and what their names begin with. */
  file: string
  prefix: string
  /** How code reads one of them. */
  read: (name: string) => string
  /** The call that takes the API host. */
  call: string
}

/** The most particular first: a project with Astro has Vite too. */
const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'next',
    title: 'Next',
    file: '.env.local',
    prefix: 'NEXT_PUBLIC_SANITY_',
    read: (name) => `process.env.${name}`,
    call: 'createClient',
  },
  {
    name: 'astro',
    title: 'Astro',
    file: '.env',
    prefix: 'PUBLIC_SANITY_',
    read: (name) => `import.meta.env.${name}`,
    call: 'createClient',
  },
  {
    name: 'sanity',
    title: 'the Studio',
    file: '.env.local',
    prefix: 'SANITY_STUDIO_',
    read: (name) => `process.env.${name}`,
    call: 'defineConfig',
  },
  {
    name: 'vite',
    title: 'Vite',
    file: '.env.local',
    prefix: 'VITE_SANITY_',
    read: (name) => `import.meta.env.${name}`,
    call: 'createClient',
  },
]

/**
 * The hints for what a folder's `package.json` depends on; for everything when that says nothing.
 * @param origin of the lake; its name is `localhost` in the hints, where a browser gives each stream a host of its own
 */
export function hintsFor(
  folder: string,
  { origin, project, dataset }: { origin: string; project: string; dataset: string },
): string {
  const packages = dependenciesIn(folder)
  const used = FRAMEWORKS.filter(({ name }) => packages.has(name))
  // A Studio brings Vite for itself.
  const wanted = used.length > 0 ? used : FRAMEWORKS
  const apiHost = origin.replace('//127.0.0.1:', '//localhost:')
  return wanted.map((framework) => hintFor(framework, { apiHost, project, dataset })).join('\n\n')
}

function hintFor(
  { title, file, prefix, read, call }: Framework,
  values: { apiHost: string; project: string; dataset: string },
): string {
  const host = `${prefix}API_HOST`
  const isStudio = call === 'defineConfig'
  const lines = isStudio ? [`apiHost: ${read(host)},`] : [`const apiHost = ${read(host)}`, `${call}({ …, ${CLIENT} })`]
  return [
    `For ${title}, in ${file}:`,
    `  ${prefix}PROJECT_ID=${values.project}`,
    `  ${prefix}DATASET=${values.dataset}`,
    `  ${host}=${values.apiHost}`,
    isStudio ? `and in ${call} of sanity.config.ts:` : 'and where the client is made:',
    ...lines.map((line) => `  ${line}`),
    ...(isStudio && values.apiHost.endsWith(':3333')
      ? ['  (npx sanity dev --port 3334: the Studio takes port 3333 too)']
      : []),
  ].join('\n')
}

/** The names of the packages that a folder depends on; none without a readable `package.json`. */
function dependenciesIn(folder: string): Set<string> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (!isRecord(manifest)) return new Set()
    return new Set(
      [manifest.dependencies, manifest.devDependencies].flatMap((list) => Object.keys(isRecord(list) ? list : {})),
    )
  } catch {
    return new Set()
  }
}
