/**
 * Images of the site: the last stage of deploy/Dockerfile, as it is, on the standalone output of the shared build. The stage
 * before it installs from a registry and builds, which the shared build has done.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { BUILD_FOLDER } from '../../../../local/site/test-build.ts'
import type { Podman } from './podman.ts'

/** The folder of a build in an image. */
const FOLDER = '.next'

/** What the last stage takes from the project. */
const FROM_PROJECT = ['deploy', 'local', 'public', join('studio', 'dist')]

/** What the first stage leaves: its root folder, whose `app` has the build. */
export type FirstStage = { root: string; app: string }

/** Puts the files of the shared build where the first stage leaves them. */
export function prepareFirstStage(podman: Podman): FirstStage {
  const root = join(podman.folder, 'first-stage')
  const app = join(root, 'app')
  const next = join(app, FOLDER)
  cpSync(BUILD_FOLDER, next, { recursive: true, filter: (path) => path !== join(BUILD_FOLDER, 'cache') })
  // Next has traced into it what a developer has there.
  rmSync(join(next, 'standalone', FOLDER), { recursive: true, force: true })
  renameSync(join(next, 'standalone', BUILD_FOLDER), join(next, 'standalone', FOLDER))
  for (const name of FROM_PROJECT) {
    mkdirSync(dirname(join(app, name)), { recursive: true })
    cpSync(name, join(app, name), { recursive: true })
  }
  return { root, app }
}

function build(podman: Podman, { root }: FirstStage, release: string, dockerfile: string): void {
  const file = join(podman.folder, `Dockerfile-${release}`)
  writeFileSync(file, dockerfile)
  const empty = join(podman.folder, 'empty')
  mkdirSync(empty, { recursive: true })
  const options = [
    '--quiet',
    '--pull=never',
    '--layers=false',
    '--format',
    'docker',
    '--build-context',
    `build=${root}`,
  ]
  podman.run('build', ...options, '--file', file, '--tag', `bowerbird:${release}`, empty)
}

/** The last stage of deploy/Dockerfile. */
export function buildImage(podman: Podman, first: FirstStage, release: string): void {
  const text = readFileSync(join('deploy', 'Dockerfile'), 'utf8')
  const [base = ''] = /^ARG NODE_IMAGE=.*/m.exec(text) ?? []
  build(podman, first, release, base + text.slice(text.lastIndexOf('\nFROM ')))
}

/** An image with another build, in less time: the rest is that of an earlier one. */
export function buildNextImage(podman: Podman, first: FirstStage, earlier: string, release: string): void {
  const steps = [
    `FROM bowerbird:${earlier}`,
    'USER root',
    'RUN rm -rf .next',
    'COPY --from=build --chown=node:node /app/.next/standalone/.next ./.next',
    'COPY --from=build --chown=node:node /app/.next/static ./.next/static',
    'USER node',
  ]
  build(podman, first, release, steps.join('\n'))
}

const TEXT = new Set(['', '.html', '.js', '.json', '.body', '.meta', '.css'])

function reversed(text: string): string {
  return Array.from(text).reverse().join('')
}

/** What a change of the core would rename: the build, and the script that every page loads. */
function renamed(next: string): (text: string) => string {
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8')
  const { scripts }: { scripts: string[] } = JSON.parse(readFileSync(join(next, 'core-files.json'), 'utf8'))
  const core = scripts.flatMap((script) => /core-(\w+)\.js$/.exec(script)?.[1] ?? [])[0]
  if (core === undefined) throw new Error('The build has no script of the core')
  return (text) => text.replaceAll(id, reversed(id)).replaceAll(core, reversed(core))
}

/** Turns the build into that of another release, whose pages ask for other files. */
export function changeBuild({ app }: FirstStage): void {
  const next = join(app, FOLDER)
  const rename = renamed(next)
  const entries = readdirSync(next, { recursive: true, withFileTypes: true })
  // What lies deepest comes first.
  for (const entry of entries.reverse()) {
    const path = join(entry.parentPath, entry.name)
    if (path.includes('node_modules')) continue
    if (entry.isFile() && TEXT.has(extname(entry.name))) {
      const text = readFileSync(path, 'utf8')
      if (rename(text) !== text) writeFileSync(path, rename(text))
    }
    if (rename(entry.name) !== entry.name) renameSync(path, join(entry.parentPath, rename(entry.name)))
  }
}
