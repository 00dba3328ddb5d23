/** The scripts of deploy/ that run in a container, without one. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { freePorts } from '../../local/processes/free-ports'

let folder: string
const running: ChildProcess[] = []
const servers: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-deploy-'))
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an image without values is not built, and one line names those that are missing', () => {
  const script = join('deploy', 'require-build-values.sh')
  const check = (env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync('sh', [script], {
      env: { NODE_ENV: 'test', ...env },
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }
  const all = { API_BASE_URL: 'a', NEXT_PUBLIC_SITE_URL: 'b', NEXT_PUBLIC_SANITY_PROJECT_ID: 'c' }
  expect(check(all)).toEqual({ status: 0, output: '' })
  expect(check({ ...all, NEXT_PUBLIC_SITE_URL: '' })).toMatchObject({ status: 1 })
  const { status, output } = check({})
  expect(status).toBe(1)
  expect(output).toMatch(
    /^The build needs values for: API_BASE_URL NEXT_PUBLIC_SITE_URL NEXT_PUBLIC_SANITY_PROJECT_ID .*\n$/,
  )
})

test.each([
  [200, 503, 0, 1],
  [200, 200, 0, 0],
  [500, 500, 1, 1],
])('a site that responds %i and %i when asked whether it is ready is healthy: %i, ready: %i', async (...given) => {
  const [alive, ready, healthy, isReady] = given
  const { origin } = await startHttpServer(({ url }, response) => {
    response.writeHead(url === '/api/health?ready' ? ready : alive).end()
  })
  const check = async (...args: string[]) => {
    const env = { ...process.env, PORT: new URL(origin).port }
    const child = spawn(process.execPath, [join('deploy', 'health-check.mjs'), ...args], { env })
    return new Promise((resolve) => child.once('exit', resolve))
  }
  expect([await check(), await check('ready')]).toEqual([healthy, isReady])
})

test('a site that does not respond in two seconds is not healthy', async () => {
  const { origin } = await startHttpServer(() => {})
  const env = { ...process.env, PORT: new URL(origin).port }
  const child = spawn(process.execPath, [join('deploy', 'health-check.mjs')], { env })
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
})

/**
 * Runs deploy/roll-out.sh with a compose command that records what it is told.
 * @param unready the service in which commands fail @param code with which the compose command then ends
 * @param images that there are @param variables of the environment
 */
function rollOut(unready: string, code = 1, images = ['bowerbird:next'], variables: Record<string, string> = {}) {
  const log = join(folder, 'log')
  const compose = join(folder, 'compose')
  writeFileSync(
    compose,
    `#!/bin/sh
echo "$RELEASE: $*" >> ${log}
echo "podman $*"
case "$*" in
  "exec -T ${unready} "*) exit ${code};;
  *environ) echo "VALUES=80 443 no-tls no-includes no-mirror nginx:1.28-alpine";;
  exec*) echo succeeded;;
esac
`,
  )
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n')
  // A clock by which each command takes four seconds, as they may on a busy machine.
  writeFileSync(
    join(folder, 'date'),
    `#!/bin/sh\nnow=$(cat ${folder}/now 2>/dev/null || echo 0)\necho $((now + 4)) >${folder}/now\necho "$now"\n`,
  )
  writeFileSync(
    join(folder, 'docker'),
    `#!/bin/sh\n[ "$1 $2" = "image inspect" ] && echo "${images}" | grep -qx "$3"\n`,
  )
  for (const name of ['compose', 'docker', 'sleep', 'date']) chmodSync(join(folder, name), 0o755)
  const env = { ...process.env, PATH: `${folder}:/usr/bin:/bin`, COMPOSE: compose, RELEASE: 'next', ...variables }
  const { status, stderr } = spawnSync('sh', [join('deploy', 'roll-out.sh')], { env, encoding: 'utf8' })
  return { status, stderr, steps: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] }
}

const SAY = 'sh -c "$@" && echo succeeded sh'
const READ = 'xargs -0 -n 1 </proc/1/environ'
const START = 'up -d --no-build --no-deps --force-recreate --timeout 25'

test('a release is rolled out to one site after the other, each when nginx finds the one before', () => {
  expect(rollOut('none')).toEqual({
    status: 0,
    stderr: '',
    steps: ['site-1', 'site-2']
      .flatMap((site) => [
        `next: ${START} ${site}`,
        `next: exec -T ${site} ${SAY} node health-check.mjs ready`,
        `next: exec -T nginx ${SAY} sh /etc/nginx/deploy/run-nginx.sh knows ${site}`,
      ])
      .concat(`next: exec -T nginx ${SAY} sh /etc/nginx/deploy/run-nginx.sh applied`)
      .concat(`next: exec -T nginx sh -c ${READ}`),
  })
})

test.each(['HTTP_PORT', 'HTTPS_PORT', 'TLS_FOLDER', 'NGINX_INCLUDE_FOLDER', 'MIRROR_FOLDER', 'NGINX_IMAGE'])(
  'a release is rolled out though %s has changed, and what nginx takes by another container is said (B445)',
  (name) => {
    const { status, stderr, steps } = rollOut('none', 1, undefined, { [name]: '/changed' })
    expect([status, steps.at(-1)]).toEqual([1, `next: exec -T nginx sh -c ${READ}`])
    expect(stderr).toMatch(
      /^The sites are of next\. nginx has its port, image[\s\S]*up -d --no-build --no-deps nginx\n$/,
    )
  },
)

test.each([
  ['', 1],
  [', of which podman-compose tells nothing by its exit code,', 0],
])('a release that does not become ready%s gets no further than the first site', (_, code) => {
  const { status, stderr, steps } = rollOut('site-1', code)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^site-1 is not ready after a minute\..*\n$/)])
  expect(steps.filter((step) => step.includes('site-2'))).toEqual([])
  // A minute of the clock.
  expect(steps.filter((step) => step.includes('health-check')).length).toBeLessThan(16)
})

test('a release without an image, because its build has failed unseen, replaces no site (B343)', () => {
  expect(rollOut('none', 1, ['bowerbird:before'])).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^There is no image bowerbird:next\. Build it first: .* build site-1\n$/),
    steps: [],
  })
})

/** A server on an address of its own, as a container has. */
async function listen(address: string, port: number): Promise<void> {
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end(address))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
}

/** What stands for the DNS of the containers. */
function setHosts(hosts: Record<string, string>): void {
  for (const name of ['site-1', 'site-2']) {
    const address = hosts[name]
    const found = `Server: 127.0.0.11\nAddress: 127.0.0.11:53\n\nName: ${name}\nAddress: ${address}\n`
    writeFileSync(join(folder, name), address ? found : "** server can't find it: NXDOMAIN\n")
  }
}

/** deploy/nginx.conf for free ports and the folder of the test, in which `nslookup` reads what setAddresses has written. */
async function prepareNginx() {
  const [port = 0, sitePort = 0] = await freePorts(2)
  writeFileSync(join(folder, 'nslookup'), `#!/bin/sh\ncat ${folder}/$1\n`)
  chmodSync(join(folder, 'nslookup'), 0o755)
  const configuration = readFileSync(join('deploy', 'nginx.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll(':3000', `:${sitePort}`)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/cache/nginx', folder)
  return { port, sitePort, configuration }
}

test('nginx follows a site to another address, and starts without one that is not there', async () => {
  const { port, sitePort, configuration } = await prepareNginx()
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  await listen('127.0.0.2', sitePort)
  await listen('127.0.0.3', sitePort)
  await listen('127.0.0.4', sitePort)
  setHosts({ 'site-1': '127.0.0.2' })

  const own = { NGINX_CONFIGURATION: join(folder, 'nginx.conf'), NGINX_FOLDER: folder }
  const env = { ...process.env, ...own, PATH: `${folder}:/usr/sbin:/usr/bin:/bin` }
  running.push(spawn('sh', [join('deploy', 'run-nginx.sh')], { env, stdio: 'ignore' }))
  const visit = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.text(),
      () => '',
    )
  // Each page is of one of the sites.
  const paths = Array.from('abcdefghijkl', (letter) => `/${letter}`)
  const seen = async () => new Set(await Promise.all(paths.map(visit)))
  const comes = (...hosts: string[]) => waitFor(async () => [...(await seen())].sort().join() === hosts.join())
  await comes('127.0.0.2')
  setHosts({ 'site-1': '127.0.0.2', 'site-2': '127.0.0.3' })
  await comes('127.0.0.2', '127.0.0.3')
  setHosts({ 'site-1': '127.0.0.4', 'site-2': '127.0.0.3' })
  await comes('127.0.0.3', '127.0.0.4')
  const knows = (site: string) => spawnSync('sh', [join('deploy', 'run-nginx.sh'), 'knows', site], { env }).status === 0
  expect([knows('site-1'), knows('site-2')]).toEqual([true, true])
  setHosts({ 'site-1': '127.0.0.2' })
  expect([knows('site-1'), knows('site-2')]).toEqual([false, false])
  await waitFor(async () => knows('site-1'))
  expect(knows('site-2')).toBe(false)

  const writtenConfiguration = () => readFileSync(join(folder, 'nginx-with-addresses.conf'), 'utf8')
  await waitFor(async () => / down /.test(writtenConfiguration()))
  const before = writtenConfiguration()
  writeFileSync(join(folder, 'nslookup'), '#!/bin/sh\necho ";; connection timed out; no servers could be reached"\n')
  await pause(2500)
  expect(writtenConfiguration()).toBe(before)
  expect(await visit('/a')).toBe('127.0.0.2')
})

test('nginx follows a changed nginx.conf, goes on with the one before when it is wrong, and logs no query (B445)', async () => {
  const prepared = await prepareNginx()
  const { port, sitePort } = prepared
  const included = join(folder, 'include')
  mkdirSync(included)
  const configuration = prepared.configuration.replaceAll('/etc/nginx/include', included)
  const file = join(folder, 'nginx.conf')
  // As an editor or git does: the new file has another inode.
  const change = (text: string) => {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }
  change(configuration)
  await listen('127.0.0.2', sitePort)
  setHosts({ 'site-1': '127.0.0.2', 'site-2': '127.0.0.2' })
  const env = {
    ...process.env,
    NGINX_CONFIGURATION: file,
    NGINX_FOLDER: folder,
    NGINX_INCLUDED: included,
    PATH: `${folder}:/usr/sbin:/usr/bin:/bin`,
  }
  const nginx = spawn('sh', [join('deploy', 'run-nginx.sh')], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  running.push(nginx)
  let log = ''
  nginx.stderr.on('data', (chunk) => {
    log += chunk
  })
  const front = `http://127.0.0.1:${port}`
  // Each on a connection of its own: nginx closes those that are kept when it reads its configuration again.
  const request = (path: string) => fetch(front + path, { headers: { connection: 'close' } })
  const responds = (path = '/') =>
    request(path).then(
      ({ ok, headers }) => (ok ? headers : null),
      () => null,
    )
  await waitFor(async () => Boolean(await responds()))
  const isApplied = () => spawnSync('sh', [join('deploy', 'run-nginx.sh'), 'applied'], { env }).status === 0
  expect(isApplied()).toBe(true)

  change(configuration.replace('add_header X-Cache', 'add_header X-Edition two always;\n    add_header X-Cache'))
  await waitFor(async () => (await responds('/two'))?.get('x-edition') === 'two')
  expect(isApplied()).toBe(true)
  writeFileSync(join(included, 'own.conf'), 'location = /own { return 204; }')
  await waitFor(async () => (await request('/own')).status === 204)
  writeFileSync(join(included, 'own.conf'), 'location = /own { return 205; }')
  await waitFor(async () => (await request('/own')).status === 205)
  expect(isApplied()).toBe(true)
  change(configuration.replace('add_header X-Cache', 'add_heading X-Cache'))
  await waitFor(() => /goes on with the configuration before/.test(log))
  expect(log).toContain('unknown directive "add_heading"')
  expect((await responds('/three'))?.get('x-edition')).toBe('two')
  expect(isApplied()).toBe(false)

  const tooLong = { method: 'POST', body: 'x'.repeat(5000), headers: { referer: `${front}/?from=letter` } }
  expect((await fetch(`${front}/api/vitals?email=somebody@example.com`, tooLong)).status).toBe(413)
  await waitFor(() => log.includes('too large body'))
  expect(log).toContain('POST /api/vitals')
  expect(log).not.toMatch(/somebody|letter/)
})

/** Not on every machine; where it is, it knows every line of the unit. */
const systemd = spawnSync('systemd-analyze', ['--version']).status === 0 ? test : test.skip

systemd('the unit of systemd is valid, and exposes little', () => {
  const unit = join(folder, 'bowerbird@3001.service')
  // Verified on a machine that may lack the program and the user.
  const given = readFileSync(join('deploy', 'systemd', 'bowerbird@.service'), 'utf8')
  writeFileSync(unit, given.replace('/usr/bin/node', process.execPath))
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' })
  expect(analyze('verify').stderr).not.toContain('bowerbird')
  expect(analyze('security', '--offline=true', '--threshold=20')).toMatchObject({ status: 0 })
})
