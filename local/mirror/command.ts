/** `npm run mirror -- URL FOLDER`: copies a site for the time when no site responds (docs/OPERATING.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { type Arguments, UsageError } from '../processes/command.mjs'
import { mirrorSite } from './mirror.ts'
import { MirrorError } from './read-site.ts'

export const usage = {
  name: 'mirror',
  description: 'copies the pages of a site into a folder that nginx serves while no site responds.',
  options: {
    every: { type: 'string', value: '<seconds>', description: 'does it again and again, from 10 to 86400' },
    'accept-less': { type: 'boolean', description: 'takes a copy that is much smaller than the one before' },
  },
  words: '<URL> <folder>',
} as const

/** @returns whether the copy was replaced */
async function copy(url: string, folder: string, acceptsLess = false): Promise<boolean> {
  try {
    const { pages, files, bytes } = await mirrorSite(url, folder, { acceptsLess })
    console.log(`Copied ${pages} pages and ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`)
    return true
  } catch (error) {
    if (!(error instanceof MirrorError)) throw error
    console.error(`The copy stays as it was. ${error.message}`)
    return false
  }
}

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  const [url = '', folder, more] = words
  if (folder === undefined || more !== undefined) throw new UsageError('Name the URL of one site and one folder.')
  if (!/^https?:/.test(URL.parse(url)?.protocol ?? '')) throw new UsageError(`"${url}" is no URL of a site.`)
  const seconds = Number(values.every ?? 0)
  if (values.every !== undefined && !(Number.isInteger(seconds) && seconds >= 10 && seconds <= 86_400)) {
    throw new UsageError(`--every is "${values.every}".`)
  }
  let isCopied = await copy(url, folder, values['accept-less'])
  while (seconds > 0) {
    await pause(seconds * 1000)
    isCopied = await copy(url, folder, values['accept-less'])
  }
  return isCopied ? 0 : 1
}
