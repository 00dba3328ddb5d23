/**
 * Runs several commands of Sanity's command line one after the other in this process, as its `bin/run.js` runs one: starting Node for
 * each would take most of the time. `node sanity-commands.mjs <file>`: the file has the commands as JSON, and gets their outcomes.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const [, , file] = process.argv
const studio = createRequire(realpathSync(join('node_modules', 'sanity', 'package.json')))
const cli = dirname(dirname(studio.resolve('@sanity/cli')))
const { run, settings } = createRequire(join(cli, 'package.json'))('@oclif/core')
settings.enableAutoTranspile = false

/** Runs one command. @returns its exit code, and what it has printed, errors included */
async function outcomeOf(words) {
  let output = ''
  const streams = [process.stdout, process.stderr]
  const writes = streams.map((stream) => stream.write)
  for (const stream of streams) {
    stream.write = (chunk, encoding, done) => {
      output += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      const written = typeof encoding === 'function' ? encoding : done
      written?.()
      return true
    }
  }
  let code = 0
  try {
    await run(words, { root: cli })
  } catch (error) {
    code = error?.oclif?.exit ?? 1
    output += String(error)
  } finally {
    for (const [index, stream] of streams.entries()) stream.write = writes[index]
  }
  return { code, output }
}

const outcomes = []
for (const words of JSON.parse(readFileSync(file, 'utf8'))) outcomes.push(await outcomeOf(words))
writeFileSync(file, JSON.stringify(outcomes))
// What a command leaves open does not keep the others waiting.
process.exit(0)
