/**
 * Images of the site: the last stage of deploy/Dockerfile, as it is, on the standalone output of the shared build. The stage
 * before it installs from a registry and builds, which the shared build has done.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { BUILD_FOLDER } from '../../../../local/test-build.ts'
import type { Podman } from './podman.ts'

/** The folder of a build in an image. */
const FOLDER = '.next'

const TEXT = new Set(['', '.html', '.js', '.json', '.body', '.meta', '.css'])

/** The last stage, which takes what the first has made from the folder of the build. */
function lastStage(): string {
  const text = readFileSync(join('deploy', 'Dockerfile'), 'utf8')
  return `FROM scratch AS build\nCOPY . /app/\n\n${text.slice(text.lastIndexOf('\nFROM ') + 1)}`
}

/** Puts the files where the first stage leaves them. @returns the folder, which stands for its /app */
export function prepareBuild(podman: Podman): string {
  const folder = join(podman.folder, 'build')
  const next = join(folder, FOLDER)
  cpSync(BUILD_FOLDER, next, { recursive: true, filter: (path) => path !== join(BUILD_FOLDER, 'cache') })
  renameSync(join(next, 'standalone', BUILD_FOLDER), join(next, 'standalone', FOLDER))
  // As git and .dockerignore leave it.
  for (const name of ['deploy', 'local', 'public', join('studio', 'dist')]) {
    execFileSync('mkdir', ['-p', join(folder, name, '..')])
    cpSync(name, join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'Dockerfile'), lastStage())
  return folder
}

/** @param ignored file with the names that are not sent, as .dockerignore */
export function buildImage(podman: Podman, folder: string, release: string): void {
  podman.run('build', '--quiet', '--pull=never', '--format', 'docker', '--tag', `bowerbird:${release}`, folder)
}

/**
 * Turns the build into that of another release: with an id of its own, and with another name of the script that every page
 * loads, as after a change of it.
 */
export function changeBuild(folder: string): void {
  const next = join(folder, FOLDER)
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8')
  const { scripts }: { scripts: string[] } = JSON.parse(readFileSync(join(next, 'core-files.json'), 'utf8'))
  const core = /core-(\w+)\.js$/.exec(scripts.find((script) => /core-\w+\.js$/.test(script)) ?? '')?.[1]
  if (core === undefined) throw new Error('The build has no script of the core')
  const renamed = (text: string) => text.replaceAll(id, reversed(id)).replaceAll(core, reversed(core))
  for (const entry of readdirSync(next, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.includes('node_modules') || !TEXT.has(extname(entry.name))) continue
    const text = readFileSync(path, 'utf8')
    if (renamed(text) !== text) writeFileSync(path, renamed(text))
  }
  for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' }).reverse()) {
    const base = name.slice(name.lastIndexOf('/') + 1)
    if (renamed(base) !== base) renameSync(join(next, name), join(next, name.slice(0, -base.length) + renamed(base)))
  }
}

function reversed(text: string): string {
  return Array.from(text).reverse().join('')
}
