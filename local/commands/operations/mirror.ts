/** `npm run mirror -- URL FOLDER`: copies a site for the time when no site responds (docs/OPERATING.md). */

import { mirrorSite } from '../../mirror/mirror.ts'
import { MirrorError } from '../../mirror/read-site.ts'
import { readArguments, refuseArguments } from '../../processes/arguments.mjs'

const usage = {
  name: 'mirror',
  description: 'copies the pages of a site into a folder that nginx serves while no site responds.',
  options: {
    every: { type: 'string', value: '<seconds>', description: 'does it again and again, from 10 to 86400' },
    'accept-less': { type: 'boolean', description: 'takes a copy that is much smaller than the one before' },
  },
  words: '<URL> <folder>',
} as const

const { values, words } = readArguments(usage)
const [url = '', folder, more] = words
if (folder === undefined || more !== undefined) refuseArguments(usage, 'Name the URL of one site and one folder.')
if (!/^https?:/.test(URL.parse(url)?.protocol ?? '')) refuseArguments(usage, `"${url}" is no URL of a site.`)
const seconds = Number(values.every ?? 0)
if (values.every !== undefined && !(Number.isInteger(seconds) && seconds >= 10 && seconds <= 86_400)) {
  refuseArguments(usage, `--every is "${values.every}".`)
}

/** @returns whether the copy was replaced */
async function copy(to: string): Promise<boolean> {
  try {
    const { pages, files, bytes } = await mirrorSite(url, to, { acceptsLess: values['accept-less'] })
    console.log(`Copied ${pages} pages and ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`)
    return true
  } catch (error) {
    if (!(error instanceof MirrorError)) throw error
    console.error(`The copy stays as it was. ${error.message}`)
    return false
  }
}

let isCopied = await copy(folder)
while (seconds > 0) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isCopied = await copy(folder)
}
process.exitCode = isCopied ? 0 : 1
