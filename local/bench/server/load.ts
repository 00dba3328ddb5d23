/** Puts a load on a URL with wrk, which costs a tenth of the processor that a generator in Node would. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from '../../processes/command.mjs'
import { collectOutput } from '../../processes/processes.ts'

export type Load = { connections: number; seconds: number }

/** What is requested. `script` is a file for wrk that makes other requests of it. */
export type Target = { url: string; headers?: Readonly<Record<string, string>>; script?: string }

export type LoadResult = { requests: number; perSecond: number; p50Ms: number; p99Ms: number }

/** @throws CommandError that says how to install wrk */
export function requireWrk(): void {
  // It has no option that ends with 0.
  if (spawnSync('wrk', ['-v']).error)
    throw new CommandError('wrk is not installed (Debian: "sudo apt-get install wrk").')
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * Reads what wrk prints with `--latency`.
 * @throws Error when a response was no success, or a number is missing
 */
export function readWrk(output: string): LoadResult {
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)
  if (failed) throw new Error(failed[0])
  function find(pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(output)
    if (!found) throw new Error(`wrk printed no ${pattern.source}:\n${output}`)
    return found
  }
  function latency(share: string): number {
    const [, value, unit = ''] = find(new RegExp(`^ +${share}% +([\\d.]+)(us|ms|s|m) *$`, 'm'))
    return Number(value) * (MILLISECONDS[unit] ?? 0)
  }
  return {
    requests: Number(find(/(\d+) requests in/)[1]),
    perSecond: Number(find(/Requests\/sec: +([\d.]+)/)[1]),
    p50Ms: latency('50'),
    p99Ms: latency('99'),
  }
}

/** Every connection sends its next request as soon as it has its response, as a browser that accepts gzip. */
export async function putLoad(target: Target, { connections, seconds }: Load): Promise<LoadResult> {
  const { url, headers = {}, script } = target
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '--latency']
  for (const [name, value] of Object.entries({ 'Accept-Encoding': 'gzip', ...headers }))
    options.push('-H', `${name}: ${value}`)
  if (script) options.push('-s', script)
  const child = spawn('wrk', [...options, url])
  const output = collectOutput(child)
  await once(child, 'close')
  return readWrk(output())
}
