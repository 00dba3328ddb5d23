/** The tab "Problems". */
import { Badge, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { lintRedirects, type RedirectFinding } from '../../../lib/routing/redirects/lint/index.ts'
import { DocumentLink } from '../../common/document-link.tsx'
import { count } from '../../common/language/count.ts'
import { useSite } from '../routes/use-routes.ts'
import { Table } from '../table.tsx'

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
  return (
    <Stack gap={4}>
      <Text role="status" weight="medium">
        {summary(findings, site.routes.published.length)}
      </Text>
      {findings.length > 0 && (
        <Table
          caption="Redirects with a problem"
          columns={['Old address', 'How bad', 'What is wrong']}
          rows={findings}
          keyOf={({ id, kind }) => `${id} ${kind}`}
          cells={({ id, source, level, problem }) => [
            <Text key="source" size={1}>
              <DocumentLink id={id} type="redirect">
                {source || 'No old address'}
              </DocumentLink>
            </Text>,
            <Badge key="level" tone={level === 'error' ? 'critical' : 'caution'}>
              {level === 'error' ? 'Does not work' : 'Worth a look'}
            </Badge>,
            problem,
          ]}
        />
      )}
    </Stack>
  )
}
