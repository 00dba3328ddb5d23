/** Images of further releases, made of the build in an earlier one. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Podman } from './podman.ts'

/** Copies the build of an image into a folder. @returns the folder */
export function takeBuild(podman: Podman, release: string): string {
  const folder = join(podman.folder, 'build')
  mkdirSync(folder)
  const container = podman.run('create', `bowerbird:${release}`).trim()
  podman.run('cp', `${container}:/app/.next`, folder)
  podman.run('rm', container)
  return join(folder, '.next')
}

/** An image with another build, in less time: the rest is that of an earlier one. */
export function buildNextImage(podman: Podman, build: string, earlier: string, release: string): void {
  const file = join(podman.folder, `Dockerfile-${release}`)
  const steps = [
    `FROM bowerbird:${earlier}`,
    'USER root',
    'RUN rm -rf .next',
    'COPY --chown=node:node . ./.next',
    'USER node',
  ]
  writeFileSync(file, steps.join('\n'))
  podman.run(
    'build',
    '--quiet',
    '--pull=never',
    '--layers=false',
    '--file',
    file,
    '--tag',
    `bowerbird:${release}`,
    build,
  )
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
export function changeBuild(next: string): void {
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
