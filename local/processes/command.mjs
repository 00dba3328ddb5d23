/**
 * What all commands have in common: a usage, from which `--help` and refusals are written, and an exit code. 0 is success,
 * 1 a failure, 2 wrong arguments. Plain JavaScript without dependencies, because `npm run lock` runs without an install.
 */
import { parseArgs } from 'node:util'

/**
 * @typedef {{ type: 'string' | 'boolean', value?: string, description: string }} Option `value` names what follows a string option
 */

/**
 * @typedef {object} Usage
 * @property {string} name as in `npm run <name>`
 * @property {string} description
 * @property {Readonly<Record<string, Option>>} [options]
 * @property {string} [words] names the words that it takes; without it, it takes none
 */

/**
 * The arguments of a command: its options by name, and its words.
 * @template {Usage} [Of=Usage]
 * @typedef {{
 *   values: Of extends { options: infer Options }
 *     ? { [Name in keyof Options]?: Options[Name] extends { type: 'boolean' } ? boolean : string }
 *     : {},
 *   words: string[],
 * }} Arguments
 */

/**
 * @typedef {object} Command
 * @property {Usage} usage
 * @property {(given: Arguments) => Promise<number>} run returns the exit code
 */

/** Ends a command with 1: the message is printed alone, without a stack. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {unknown} [cause]
   */
  constructor(message, cause) {
    super(message, { cause })
    this.name = 'CommandError'
  }
}

/** Ends a command with 2: the message, a sentence, is printed in one line with the usage. */
export class UsageError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = 'UsageError'
  }
}

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
 * @param {Usage} usage
 * @param {readonly string[]} given
 * @returns {Arguments | null} null when help is wanted
 * @throws UsageError
 */
function readArguments(usage, given) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { ...usage.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: usage.words !== undefined,
    })
    return values.help ? null : { values, words: positionals }
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new UsageError(`${problem}.`)
  }
}

/**
 * Runs a command, or prints its help, or in one line why it does not run.
 * @param {Command} command
 * @param {readonly string[]} given its arguments
 * @param {(new (...args: never[]) => Error)[]} expected further errors whose message says enough
 * @returns {Promise<number>} the exit code
 */
export async function execute({ usage, run }, given, ...expected) {
  try {
    const args = readArguments(usage, given)
    if (args !== null) return await run(args)
    console.log(help(usage))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message} ${usageLine(usage)}`)
      return 2
    }
    if (![CommandError, ...expected].some((type) => error instanceof type)) throw error
    console.error(error.message)
    return 1
  }
}
