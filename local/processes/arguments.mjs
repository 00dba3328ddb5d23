/**
 * Arguments of every command: `--help` prints what it does and exits with 0; what it does not know is refused in one line.
 * Plain JavaScript without dependencies, because `npm run lock` runs without an install.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'

/**
 * @typedef {{ type: 'string' | 'boolean', value?: string, description: string }} Option `value` names what follows a string option
 */

/**
 * @template {Record<string, Option>} [Options=Record<string, Option>]
 * @typedef {object} Usage
 * @property {string} name as in `npm run <name>`
 * @property {string} description
 * @property {Options} [options]
 * @property {string} [words] names the words that it takes; without it, it takes none
 */

/** @param {Usage} usage @returns {string} */
function usageLine({ name, options = {}, words }) {
  const parts = Object.entries(options).map(([option, { value }]) => `[--${option}${value ? ` ${value}` : ''}]`)
  return ['Usage: npm run', name, '--', ...parts, ...(words ? [words] : []), '[--help]'].join(' ')
}

/** @param {Usage} usage @returns {string} */
function help(usage) {
  const rows = Object.entries(usage.options ?? {}).map(([option, { value, description }]) => [
    `--${option}${value ? ` ${value}` : ''}`,
    description,
  ])
  const width = Math.max(0, ...rows.map(([left = '']) => left.length))
  const list = rows.map(([left = '', right]) => `\n  ${left.padEnd(width)}  ${right}`).join('')
  return `npm run ${usage.name}: ${usage.description}\n\n${usageLine(usage)}${list && `\n${list}`}`
}

/**
 * Ends the command with one line that says what is wrong with its arguments.
 * @param {Usage} usage
 * @param {string} problem a sentence
 * @returns {never}
 */
export function refuseArguments(usage, problem) {
  console.error(`${problem} ${usageLine(usage)}`)
  return process.exit(2)
}

/**
 * @template {Record<string, Option>} [const Options={}]
 * @param {Usage<Options>} usage
 * @param {string[]} [given] by default those of the process
 * @returns {{ values: { [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string }, words: string[] }}
 */
export function readArguments(usage, given = process.argv.slice(2)) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: { ...usage.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: usage.words !== undefined,
    })
    if (!values.help) return { values, words: positionals }
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    refuseArguments(usage, `${problem}.`)
  }
  console.log(help(usage))
  return process.exit(0)
}
