import { Badge, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { lintRedirects, type RedirectFinding } from '../../../lib/routing/redirects/lint/index.ts'
import { DocumentLink } from '../../common/document-link.tsx'
import { count } from './csv/words.ts'
import { Table } from './table.tsx'
import { useSite } from './use-routes.ts'

/** Other redirects that are named with a problem. */
const RELATED = 5

function summary(findings: readonly RedirectFinding[], published: number): string {
  if (findings.length === 0) return `All ${published} published redirects work, and nothing about them needs a look.`
  const errors = findings.filter(({ level }) => level === 'error').length
  const bad = count(errors, 'redirect does not work', 'redirects do not work')
  return `${bad}; ${count(findings.length - errors, 'is worth a look', 'are worth a look')}.`
}

/** Tab with all problems of the published redirects, errors first. */
export function ProblemsTab() {
  const site = useSite()
  const findings = useMemo(() => {
    const all = site ? lintRedirects(site.routes.published, site.known) : []
    return all.toSorted((a, b) => a.level.localeCompare(b.level))
  }, [site])
  if (!site) return <Text size={1}>Reading the redirects …</Text>
  const sources = new Map(site.routes.published.map(({ id, source }) => [id, source]))
  const link = (id: string) => (
    <Text key={id} size={1}>
      <DocumentLink id={id} type="redirect">
        {sources.get(id) || 'No old address'}
      </DocumentLink>
    </Text>
  )
  return (
    <Stack gap={4}>
      <Text role="status" weight="medium">
        {summary(findings, site.routes.published.length)}
      </Text>
      {findings.length > 0 && (
        <Table
          caption="Redirects with a problem"
          columns={['Old address', 'How bad', 'What is wrong', 'See also']}
          rows={findings}
          keyOf={({ id, kind }) => `${id} ${kind}`}
          cells={({ id, level, problem, related }) => [
            link(id),
            <Badge key="level" tone={level === 'error' ? 'critical' : 'caution'}>
              {level === 'error' ? 'Does not work' : 'Worth a look'}
            </Badge>,
            problem,
            <Stack key="related" gap={2}>
              {related.slice(0, RELATED).map(link)}
            </Stack>,
          ]}
        />
      )}
    </Stack>
  )
}
