/**
 * deploy/ as it is, in real containers: the image with all stages of the Dockerfile, compose.yaml and roll-out.sh (B343). Where the
 * machine starts no containers the tests are skipped, with a notice; in CI what they need has to be installed.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { importBaseImages } from '../helpers/containers/base-images.ts'
import { type ContainerStack, SOURCE_COMMIT, startContainerStack } from '../helpers/containers/container-stack.ts'
import { filesOf, visit } from '../helpers/containers/load.ts'
import { obstacleToMachines } from '../helpers/containers/machines.ts'
import { missingPrograms, obstacle, unsuitableMachine } from '../helpers/containers/obstacle.ts'
import { createPodman, type Podman } from '../helpers/containers/podman.ts'
import { buildNextImage, changeBuild, takeBuild } from '../helpers/containers/site-image.ts'
import { LIST_HELD_ENQUIRIES, startTwoMachines } from '../helpers/containers/two-machines.ts'
import { createPublished, editPublished, removeCreated } from '../helpers/content/lake.ts'
import { storedEnquiries } from '../helpers/servers/stand-ins.ts'

let podman: Podman | undefined
let stack: ContainerStack
let isStarted = false

test.describe.configure({ mode: 'serial', timeout: 300_000 })

function skip(reason: string): void {
  console.warn(`\nTHE CONTAINERS ARE NOT TESTED: ${reason}\n`)
  test.skip(true, reason)
}

test.beforeAll(async () => {
  // It installs the packages, and builds the Studio and the site.
  test.setTimeout(1_500_000)
  const unsuitable = unsuitableMachine()
  if (unsuitable !== null) return skip(unsuitable)
  const missing = missingPrograms()
  if (missing !== null) {
    if (process.env.CI !== undefined) throw new Error(`The containers have to be tested here: ${missing}`)
    return skip(missing)
  }
  podman = createPodman()
  const reason = await obstacle(podman)
  if (reason !== null) return skip(`this machine starts none. ${reason}`)
  importBaseImages(podman)
  stack = await startContainerStack(podman, 'one')
  isStarted = true
  stack.build()
  const { status, stderr } = stack.compose({}, 'up', '-d', '--no-build')
  expect({ status, stderr }).toMatchObject({ status: 0 })
  await expect.poll(() => ready('site-1'), { timeout: 60_000 }).toBe(0)
  await expect.poll(() => ready('site-2')).toBe(0)
})

test.afterAll(async () => {
  // Where no container could be started there is nothing but the folder of Podman.
  if (isStarted) {
    await removeCreated()
    await stack.stop()
  }
  podman?.remove()
})

/** Runs a program in a service's container. */
function inside(service: string, ...command: string[]) {
  const { status, stdout, stderr } = podmanOfTests().attempt('exec', stack.container(service), ...command)
  return { status, output: stdout + stderr }
}

function podmanOfTests(): Podman {
  if (!podman) throw new Error('There is no Podman')
  return podman
}

/**
 * Adds the last log lines of each container, and whether the sites can look up Valkey, to the failure itself: a report shows
 * little of what was printed before.
 */
function withLogs(failure: Error): Error {
  const logs = ['site-1', 'site-2', 'nginx', 'valkey'].map((service) => {
    const { stdout, stderr } = podmanOfTests().attempt('logs', '--timestamps', '--tail', '10', stack.container(service))
    return `${service}:\n${stdout}${stderr}`
  })
  const lookups = ['site-1', 'site-2'].map((site) => `${site}: ${inside(site, 'nslookup', 'valkey').output}`)
  return new Error([failure.message, ...logs, ...lookups].join('\n'), { cause: failure })
}

const ready = (service: string) => inside(service, 'node', 'health-check.mjs', 'ready').status

const get = (path: string) => fetch(stack.front + path, { redirect: 'manual' })

test('visitors, editors and the health check find two sites behind nginx', async () => {
  for (const path of [
    '/',
    '/voice-over-artists',
    '/services/jingles',
    '/enquiry',
    '/sitemap.xml',
    '/studio',
    '/api/health?ready',
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 200])
  }
  expect((await get('/no-such-page')).status).toBe(404)
  const script = /\/studio\/static\/[^"]+\.js/.exec(await (await get('/studio')).text())?.[0]
  expect([(await get(`${script}`)).status, (await get(`${script}.map`)).status]).toEqual([200, 404])
  for (const site of ['site-1', 'site-2']) {
    expect(podmanOfTests().attempt('healthcheck', 'run', stack.container(site)).status).toBe(0)
  }

  await createPublished('page-container', 'page', { title: 'First edition', path: '/container', sections: [] })
  // Only the status and the title: otherwise the report of a failure would end with a whole page of HTML.
  const shown = async () => {
    const response = await get('/container')
    return `${response.status} ${/<title>([^<]*)/.exec(await response.text())?.[1]}`
  }
  await expect
    .poll(shown)
    .toMatch(/^200 .*First edition/)
    .catch((failure: Error) => {
      throw withLogs(failure)
    })
  await editPublished('page-container', { title: 'Second edition' })
  // Through the webhook: a page is otherwise a minute old.
  for (let visits = 0; visits < 4; visits += 1) {
    await expect
      .poll(shown, { timeout: 20_000 })
      .toMatch(/^200 .*Second edition/)
      .catch((failure: Error) => {
        throw withLogs(failure)
      })
  }
  // Last, because drawing a picture keeps a site busy for about a second.
  expect((await get('/api/og/services.png')).status).toBe(200)
})

test('a site writes to its state and its pages, has no capability, and is not root', async () => {
  expect(inside('site-1', 'id', '-un').output.trim()).toBe('node')
  expect(inside('site-1', 'touch', '/app/file').output).toContain('Read-only file system')
  const write = () =>
    inside('site-1', 'sh', '-c', 'touch /state/file /app/.next/server/route-cache/file && rm /state/file').status
  expect(write()).toBe(0)
  // As after a reboot (B710).
  expect(podmanOfTests().attempt('restart', stack.container('site-1')).status).toBe(0)
  await expect.poll(() => ready('site-1'), { timeout: 30_000 }).toBe(0)
  expect(write()).toBe(0)
  expect(
    inside('site-1', 'grep', '-E', 'Cap(Eff|Prm|Bnd)|NoNewPrivs', '/proc/1/status').output.replace(/\s+/g, ' '),
  ).toBe(`CapPrm: ${'0'.repeat(16)} CapEff: ${'0'.repeat(16)} CapBnd: ${'0'.repeat(16)} NoNewPrivs: 1 `)
})

test('the image holds no secret, source map or test, and its settings name none', () => {
  const files = podmanOfTests().run('run', '--rm', 'bowerbird:one', 'find', '/app', '-type', 'f').split('\n')
  expect(files.length).toBeGreaterThan(1000)
  const own = files.filter((file) => !file.includes('/node_modules/'))
  const unwanted = /\.map$|\.test\.|__tests__|\/\.env|\.(pem|key|sqlite)$|\.git\/|browser-tests/
  expect(own.filter((file) => unwanted.test(file))).toEqual([])
  const settings = podmanOfTests().run('image', 'inspect', '--format', '{{.Config.Env}}', 'bowerbird:one')
  expect(settings).not.toMatch(/TOKEN|SECRET|KEY|PASSWORD/)
})

test('the image says what it was made of, and names a file that is not as it says (B772)', () => {
  const run = (...command: string[]) =>
    podmanOfTests().attempt('run', '--rm', '--no-healthcheck', 'bowerbird:one', 'sh', '-c', ...command)
  const { predicate, subject } = JSON.parse(run('cat provenance.json').stdout)
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  expect(predicate.buildDefinition).toMatchObject({
    externalParameters: { NEXT_PUBLIC_SANITY_PROJECT_ID: 'localdemo' },
    resolvedDependencies: expect.arrayContaining([
      { name: 'source', digest: { gitCommit: SOURCE_COMMIT } },
      { name: 'package-lock.json', digest: { sha256: lock } },
    ]),
  })
  expect(subject.length).toBeGreaterThan(1000)
  expect(run('node provenance.mjs verify provenance.json')).toMatchObject({
    status: 0,
    stdout: 'Every file is as the statement says.\n',
  })
  expect(run('echo >> server.js; node provenance.mjs verify /dev/stdin < provenance.json')).toMatchObject({
    status: 1,
    stdout: 'changed: server.js\nFiles that differ: 1\n',
  })
  const { bomFormat, components } = JSON.parse(run('cat sbom.cdx.json').stdout)
  expect([bomFormat, components.length > 20]).toEqual(['CycloneDX', true])
})

test('a wrong value, and that of another project, end the container with one line', () => {
  const start = (...variables: string[]) => {
    const given = variables.flatMap((variable) => ['--env', variable])
    const { status, stdout, stderr } = podmanOfTests().attempt(
      'run',
      '--rm',
      '--no-healthcheck',
      ...given,
      'bowerbird:one',
    )
    return { status, stdout, stderr }
  }
  expect(start('METRICS_PORT=many')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'METRICS_PORT is "many", expected a port from 1 to 65535\n',
  })
  expect(start('NEXT_PUBLIC_SANITY_PROJECT_ID=abc123de')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^NEXT_PUBLIC_SANITY_PROJECT_ID is "abc123de", but the build was made with "localdemo".*\n$/,
    ),
  })
})

test('an image without values is not built', () => {
  const build = (...options: string[]) =>
    podmanOfTests().attempt(
      'build',
      '--pull=never',
      '--target',
      'values',
      '--file',
      'deploy/Dockerfile',
      ...options,
      '.',
    )
  const { status, stderr } = build()
  expect([status, stderr]).toEqual([1, expect.stringContaining('The build needs values for: API_BASE_URL')])
  const values = ['API_BASE_URL', 'NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SANITY_PROJECT_ID']
  expect(build(...values.flatMap((name) => ['--build-arg', `${name}=value`])).status).toBe(0)
})

test('compose.yaml without values names the first that is missing', () => {
  const { status, stderr } = stack.compose({ API_BASE_URL: undefined }, 'up', '-d')
  expect([status, stderr]).toEqual([1, expect.stringContaining('API_BASE_URL is needed')])
})

test('a release is rolled out and taken back, and no visitor misses a page, a file or an enquiry', async () => {
  const filesBefore = filesOf(await (await get('/')).text())
  // Nobody has loaded it, so that nginx has no copy.
  const build = takeBuild(podmanOfTests(), 'one')
  const chunks = join(build, 'static', 'chunks')
  const requested = new Set(filesBefore.map((file) => file.slice(file.lastIndexOf('/') + 1)))
  const unseen = readdirSync(chunks).find((name) => name.endsWith('.js') && !requested.has(name))
  const coreBefore = filesBefore.find((file) => /\/core-/.test(file))
  changeBuild(build)
  buildNextImage(podmanOfTests(), build, 'one', 'two')

  let isOver = false
  const visits = visit(stack.front, () => isOver)
  const outcomes = [await stack.rollOut('two')]
  const filesAfter = filesOf(await (await get('/')).text())
  outcomes.push(await stack.rollOut('one'))
  isOver = true
  const { failures, ...counts } = await visits
  console.log(`Replaced four sites: ${JSON.stringify(counts)}`)
  if (failures.length > 0) {
    const reports = [
      podmanOfTests().attempt('logs', '--timestamps', stack.container('nginx')),
      // When each site was stopped and started.
      podmanOfTests().attempt('events', '--stream=false', '--since', '5m'),
    ]
    console.error(reports.map(({ stdout, stderr }) => `${stdout}${stderr}`).join('\n'))
  }

  expect(outcomes).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(failures).toEqual([])
  expect(filesAfter.find((file) => /\/core-/.test(file))).not.toBe(coreBefore)
  for (const file of [...filesBefore, ...filesAfter, `/_next/static/chunks/${unseen}`]) {
    expect([file, (await get(file)).status]).toEqual([file, 200])
  }
  const stored = (await storedEnquiries()).map(({ email }) => email)
  const sent = Array.from({ length: counts.enquiries }, (_, index) => `container-${index + 1}@example.com`)
  expect(stored.filter((email) => String(email).startsWith('container-')).sort()).toEqual(sent.sort())
  for (const site of ['site-1', 'site-2'])
    expect(podmanOfTests().run('logs', stack.container(site))).not.toContain('"level"')
})

test('on two machines with systemd no visitor misses anything while a site is killed, a machine is switched off, and a release is deployed and taken back (B723)', async () => {
  const reason = obstacleToMachines()
  if (reason !== null) return skip(reason)
  const { first, second, front, deploy, untilReady, remove } = await startTwoMachines(podmanOfTests(), stack, [
    'one',
    'two',
  ])
  let isOver = false
  try {
    const visits = visit(front, () => isOver)
    second.run('kill -9 $(systemctl show --property MainPID --value bowerbird@3001)')
    await untilReady(second)
    await second.switchOff()
    await second.switchOn()
    await untilReady(second)
    await deploy('two')
    await deploy('one')
    isOver = true
    const { failures, ...counts } = await visits
    console.log(`Two machines: ${JSON.stringify(counts)}`)
    expect(failures).toEqual([])
    expect(counts.pages).toBeGreaterThan(50)
    for (const machine of [first, second]) {
      expect(machine.run('systemd-analyze security bowerbird@3001 | tail -1')).toMatch(/: [01]\.\d OK/)
      expect(machine.run(LIST_HELD_ENQUIRIES)).toContain('No enquiry is held.')
    }
  } finally {
    isOver = true
    await remove()
  }
})
