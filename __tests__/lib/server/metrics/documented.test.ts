/** What docs/OPERATING.md and the alarms say of metrics, alarms and log events exists under that name. */
import { globSync, readFileSync } from 'node:fs'
import { Histogram, Registry } from 'prom-client'
import { createMetrics } from '@/lib/server/metrics/create-metrics'

/** What Prometheus and its rules add to every series. */
const ADDED_LABELS = ['le', 'job', 'instance', 'severity']

const FILES = ['docs/OPERATING.md', 'deploy/alarms.yaml']

const labelsOf = new Map<string, readonly string[]>()

beforeAll(() => {
  const registry = new Registry()
  createMetrics(registry)
  for (const metric of registry.getMetricsAsArray()) {
    const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : []
    const suffixes = metric instanceof Histogram ? ['', '_bucket', '_count', '_sum'] : ['']
    for (const suffix of suffixes) labelsOf.set(metric.name + suffix, labels)
  }
})

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  const named = Array.from(text.matchAll(/\b(?:site|process|nodejs)_[a-z_]+\b(?:\{([^}]*)\})?/g))

  test('names metrics that exist', () => {
    expect(named.length).toBeGreaterThan(5)
    expect(named.map(([match]) => match.split('{')[0] ?? '').filter((name) => !labelsOf.has(name))).toEqual([])
  })

  test('selects by labels that they have', () => {
    const unknown = named.flatMap(([match, selector = '']) => {
      const [name = ''] = match.split('{')
      const labels = Array.from(selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g), ([, label = '']) => label)
      return labels
        .filter((label) => ![...(labelsOf.get(name) ?? []), ...ADDED_LABELS].includes(label))
        .map((label) => `${name}: ${label}`)
    })
    expect(unknown).toEqual([])
  })
})

const runbook = readFileSync('docs/OPERATING.md', 'utf8')

test('the runbook has a row for each alarm, and for no other', () => {
  const alarms = Array.from(readFileSync('deploy/alarms.yaml', 'utf8').matchAll(/- alert: (\w+)/g), ([, name]) => name)
  const [, section = ''] = /^## Alarms$([\s\S]*?)^## /m.exec(runbook) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => Array.from((row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g), ([, name]) => name))
  expect(named.sort()).toEqual(alarms.sort())
})

test('each log event of the runbook is one that the site logs', () => {
  const source = globSync('{lib,components}/**/*.{ts,mjs}')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const named = Array.from(runbook.matchAll(/`([a-z_]+\.[a-z_]+)`/g), ([, name = '']) => name)
  const events = named.filter((name) => !/\.(?:conf|json|pem|yaml)$/.test(name))
  expect(events.length).toBeGreaterThan(20)
  expect(events.filter((event) => !source.includes(`'${event}'`))).toEqual([])
})
