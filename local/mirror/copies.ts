/**
 * The folder of a mirror: `copies/<time>` for each copy, and the link `current`, which nginx serves. A copy is complete before
 * the link points to it, and the copy before it stays for requests that are under way.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What a copy holds. */
export type CopySize = { pages: number; files: number; bytes: number }

export type Copy = {
  /** @param path decoded, as a request names it */
  write(path: string, content: string | Buffer): void
  /** Serves it in the place of the copy before. */
  publish(size: CopySize): void
  discard(): void
}

/** Copies that stay, the one that is served among them. */
const MAX_COPIES = 2

/** No request can name it: nginx is given paths that begin with a slash, and this is beside the folder that it serves. */
const sizeFile = (copies: string, name: string) => join(copies, `${name}.json`)

function removeOld(copies: string): void {
  const names = readdirSync(copies, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of names.sort((a, b) => a.name.localeCompare(b.name)).slice(0, -MAX_COPIES)) {
    rmSync(join(copies, name), { recursive: true })
    rmSync(sizeFile(copies, name), { force: true })
  }
}

/** The size of the copy that is served; null when there is none. */
export function sizeOfCurrent(folder: string): CopySize | null {
  const link = join(folder, 'current')
  return existsSync(link) ? JSON.parse(readFileSync(sizeFile('', realpathSync(link)), 'utf8')) : null
}

/** Begins a copy. @param folder of the mirror */
export function beginCopy(folder: string): Copy {
  const copies = join(folder, 'copies')
  const name = new Date().toISOString().replace(/\W/g, '')
  const root = join(copies, name)
  mkdirSync(root, { recursive: true })
  return {
    write(path, content) {
      const file = join(root, path)
      // `join` has resolved what leads out of it.
      if (!file.startsWith(`${root}/`)) throw new Error(`${path} is no path of a page`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    },
    publish(size) {
      writeFileSync(sizeFile(copies, name), JSON.stringify(size))
      const link = join(folder, 'current')
      const next = `${link}.${process.pid}`
      rmSync(next, { force: true })
      symlinkSync(join('copies', name), next)
      // In one step: there is no moment without a copy.
      renameSync(next, link)
      removeOld(copies)
    },
    discard: () => rmSync(root, { recursive: true, force: true }),
  }
}
