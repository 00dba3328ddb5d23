/** The npm commands as real processes: a one-line message for each error, and no processes left behind. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '@bowerbird/content-lake/testing/later'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

function run(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, LOCAL_DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  await once(child, 'close')
  return { code: child.exitCode, stderr: stderr.trim() }
}

/** Another program's server on a free port. */
async function takePort(): Promise<{ server: Server; port: number }> {
  const server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { server, port: address.port }
}

test("the site's port in use is named in one line", async () => {
  const { server, port } = await takePort()
  const { code, stderr } = await outcome(run(['local/cli.ts', 'start'], { PORT: String(port) }))
  server.close()
  expect(code).toBe(1)
  expect(stderr).toBe(`Site: port ${port} is taken. Set PORT to a free port.`)
})

test("a stand-in's port in use is named, with the variable that changes it", async () => {
  const taken = await takePort()
  const free = await takePort()
  free.server.close()
  const env = { PORT: String(free.port), LOCAL_API_PORT: String(taken.port), NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted' }
  const { code, stderr } = await outcome(run(['local/cli.ts', 'start'], env))
  taken.server.close()
  expect(code).toBe(1)
  expect(stderr).toContain(`local API: port ${taken.port} is taken. Set LOCAL_API_PORT to a free port.`)
})

test('an invalid setting stops a command that needs it with one line, and no other', async () => {
  const file = join(folder, 'unformatted.ts')
  writeFileSync(file, '')
  const environment = { API_BASE_URL: 'example' }
  const [start, format] = await Promise.all([
    outcome(run(['local/cli.ts', 'start'], environment)),
    outcome(run(['local/cli.ts', 'format', file], environment)),
  ])
  expect(start).toEqual({
    code: 1,
    stderr: 'API_BASE_URL is "example", expected an origin such as https://www.example.com.au, without a path',
  })
  expect(format.stderr).not.toContain('API_BASE_URL')
})

test('a build without its Content Lake says so in one line', async () => {
  const { port, server } = await takePort()
  server.close()
  const env = {
    API_BASE_URL: 'http://127.0.0.1:9',
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted',
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
  }
  const { code, stderr } = await outcome(run(['local/cli.ts', 'build'], env))
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^The build reads the Content Lake of hosted\/production, which does not respond: .*ECONNREFUSED.*$/,
  )
})

test('serving without a build says what to run', async () => {
  const { port, server } = await takePort()
  server.close()
  const env = {
    PORT: String(port),
    API_BASE_URL: 'http://127.0.0.1:9',
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted',
    NEXT_DIST_DIR: join(folder, 'none'),
  }
  const { code, stderr } = await outcome(run(['local/cli.ts', 'start'], env))
  expect(code).toBe(1)
  expect(stderr).toContain('Run "npm run build" first.')
})

async function hasExited(pid: number): Promise<boolean> {
  for (const deadline = Date.now() + 4000; Date.now() < deadline; await pause(50)) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
  }
  return false
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends every process a command started, grandchildren too',
  async (signal) => {
    const script = join(folder, 'command.ts')
    writeFileSync(
      script,
      `import { exitCode, startNode, stopChildrenOnSignals } from '${join(process.cwd(), 'local/processes/processes.ts')}'
     stopChildrenOnSignals()
     await exitCode(startNode(['-e', \`
       const grandchild = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
       console.log('pids ' + process.pid + ' ' + grandchild.pid)
       setInterval(() => {}, 1000)
     \`]))`,
    )
    const command = run([script])
    const pids = await new Promise<number[]>((resolve) => {
      command.stdout?.on('data', (chunk: Buffer) => {
        const line = /^pids (.+)$/m.exec(String(chunk))?.[1]
        if (line) resolve(line.split(' ').map(Number))
      })
    })
    expect(pids).toHaveLength(2)
    command.kill(signal)
    await once(command, 'exit')
    for (const pid of pids) expect(await hasExited(pid)).toBe(true)
  },
)
