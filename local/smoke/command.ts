/** `npm run smoke -- URL`: checks a deployed site without changing anything, in a minute at most (docs/OPERATING.md). */
import { type Arguments, UsageError } from '../processes/command.mjs'
import { smoke } from './smoke.ts'

export const usage = {
  name: 'smoke',
  description: 'checks a deployed site without changing anything; ends with 1 when something is wrong.',
  options: {
    canonical: {
      type: 'string',
      value: '<origin>',
      description: 'origin of its canonical URLs, when it is reached by another',
    },
    'no-index': { type: 'boolean', description: 'search engines must not index it: for staging' },
  },
  words: '<URL>',
} as const

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  const [url, more] = words
  if (url === undefined || more !== undefined) throw new UsageError('Name the URL of one site.')
  for (const given of [url, values.canonical ?? url]) {
    if (!/^https?:/.test(URL.parse(given)?.protocol ?? '')) throw new UsageError(`"${given}" is no URL of a site.`)
  }

  const startedAt = Date.now()
  const results = await smoke(url, {
    canonicalOrigin: values.canonical && new URL(values.canonical).origin,
    isIndexed: !values['no-index'],
  })
  for (const { name, isPassed, text } of results) {
    console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(11)} ${text}`)
  }
  const failed = results.filter(({ isPassed }) => !isPassed)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${results.length - failed.length} of ${results.length} checks passed in ${seconds} s.`)
  return failed.length > 0 ? 1 : 0
}
