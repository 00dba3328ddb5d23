/** What docs/OPERATING.md and the alarms ask Prometheus for exists under that name, with these labels. */
import { readFileSync } from 'node:fs'
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
