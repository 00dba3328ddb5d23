/**
 * Runs commands of Sanity's command line one after the other in this process, as its `bin/run.js` runs one: starting Node for each
 * would take most of the time. `node sanity-commands.mjs <socket>`: each line from the socket has the words of a command as JSON, each
 * line to it what became of one. Input and output of the process are the commands' own.
 */
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

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

const [, , path] = process.argv
const socket = connect(path)
for await (const line of createInterface(socket)) {
  socket.write(`${JSON.stringify(await outcomeOf(JSON.parse(line)))}\n`)
}
// What a command leaves open does not keep the process.
process.exit(0)
