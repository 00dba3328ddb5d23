/** Every variable that the site reads is documented, and reaches it in a container or is left out knowingly. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL, readEnv } from '@/lib/env'
import { valuesOfBuild } from '@/lib/startup/build-values'

/** Left out of compose.yaml. */
const LEFT_OUT = {
  HOST: 'set by the image',
  PORT: 'set by the image: nginx.conf names it',
  STATE_DIR: 'set by the image: a volume',
  LOCAL_API_PORT: 'of the stand-ins',
  LOCAL_DATA_DIR: 'of the stand-ins',
  LOCAL_LAKE_PORT: 'of the stand-ins',
}

const read = (file: string) => readFileSync(file, 'utf8')

function names(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name).sort()
}

/** What lib/env.ts asks its source for, and what other modules read themselves. Next and Node have their own. */
function readBySite(): string[] {
  const readNames = new Set<string>()
  const source = new Proxy({}, { get: (_, name) => void (typeof name === 'string' && readNames.add(name)) })
  readEnv(source)
  for (const file of globSync('lib/**/*.{ts,mjs}')) {
    for (const name of names(read(file), /process\.env\.([A-Z_]+)/g))
      if (!/^(NEXT|NODE)_/.test(name)) readNames.add(name)
  }
  return Array.from(readNames).sort()
}

const compose = read(join('deploy', 'compose.yaml'))
/** Below `x-build-values`. */
const buildValues = names(compose, /^ {2}([A-Z_]+): /gm)
/** Below `environment`. */
const runValues = names(compose, /^ {4}([A-Z_]+):/gm)

test('the site reads what is known here', () => {
  expect(readBySite()).toContain('METRICS_PORT')
  expect(readBySite()).toContain('OTEL_SERVICE_NAME')
  expect(LOCAL.sitePort).toBe(3000)
})

test('.env.example documents every variable that the site reads', () => {
  const documented = names(read('.env.example'), /^# ([A-Z_]+)=/gm)
  expect(readBySite().filter((name) => !documented.includes(name))).toEqual([])
})

test('compose.yaml passes every variable that the site reads, but for those that are left out knowingly', () => {
  expect([...buildValues, ...runValues, ...Object.keys(LEFT_OUT)].sort()).toEqual(readBySite())
})

test('the Dockerfile, compose.yaml, the provenance and the comparison at the start know the same values of a build', () => {
  const [, , build = '', image = ''] = read(join('deploy', 'Dockerfile')).split(/^FROM /m)
  for (const stage of [build, image]) {
    expect(names(stage, /^ARG ([A-Z_]+)/gm)).toEqual([...buildValues, 'SOURCE_COMMIT'].sort())
  }
  const provenance = read(join('deploy', 'provenance.mjs'))
  expect(names(provenance.slice(0, provenance.indexOf('function')), /^ {2}'([A-Z_]+)',$/gm)).toEqual(buildValues)
  expect(Object.keys(valuesOfBuild(readEnv({}))).sort()).toEqual(buildValues)
})

test('roll-out.sh compares the values of nginx that compose.yaml gives it', () => {
  const given = /^ {6}VALUES: (.*)$/m.exec(compose)?.[1]
  const compared = names(read(join('deploy', 'roll-out.sh')), /^values="(?:\$values )?(.*)"$/gm)
  expect(compared.sort().reverse().join(' ').split(' ').sort()).toEqual(given?.split(' ').sort())
  // All that nginx's service takes from the environment.
  const service = compose.slice(compose.indexOf('  nginx:'), compose.indexOf('\nvolumes:')).replace(/VALUES: .*/, '')
  expect(given?.split(' ').sort()).toEqual(Array.from(service.matchAll(/\$\{[^}]+\}/g), ([value]) => value).sort())
})
