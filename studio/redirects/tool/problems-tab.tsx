import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { lintRedirects, type RedirectFinding } from '../../../lib/routing/redirects/lint/index.ts'
import { DocumentLink } from './document-link.tsx'
import { useSite } from './use-routes.ts'

/** Maximum number of rows shown. */
const SHOWN = 200

function Finding({ finding, sourceOf }: { finding: RedirectFinding; sourceOf: (id: string) => string }) {
  const { id, level, problem, related } = finding
  const isError = level === 'error'
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Badge tone={isError ? 'critical' : 'caution'}>{isError ? 'Does not work' : 'Worth a look'}</Badge>
          <Text size={1} weight="semibold">
            <DocumentLink id={id} type="redirect">
              {sourceOf(id)}
            </DocumentLink>
          </Text>
        </Flex>
        <Text size={1}>{problem}</Text>
        {related.length > 0 && (
          <Text size={1} muted>
            See also{' '}
            {related.slice(0, 5).map((other, index) => (
              <span key={other}>
                {index > 0 && ', '}
                <DocumentLink id={other} type="redirect">
                  {sourceOf(other)}
                </DocumentLink>
              </span>
            ))}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function count(
  findings: readonly RedirectFinding[],
  level: RedirectFinding['level'],
  one: string,
  many: string,
): string {
  const number = findings.filter((finding) => finding.level === level).length
  return `${number} ${number === 1 ? one : many}`
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
  const sourceOf = (id: string) => sources.get(id) || 'No old address'
  return (
    <Stack gap={4}>
      <Text role="status" weight="medium">
        {findings.length === 0
          ? `All ${site.routes.published.length} published redirects work, and nothing about them needs a look.`
          : `${count(findings, 'error', 'redirect does not work', 'redirects do not work')}; ${count(findings, 'warning', 'is worth a look', 'are worth a look')}.`}
      </Text>
      <Stack as="ul" gap={2} padding={0} margin={0} style={{ listStyle: 'none' }}>
        {findings.slice(0, SHOWN).map((finding) => (
          <Finding key={`${finding.id} ${finding.kind}`} finding={finding} sourceOf={sourceOf} />
        ))}
      </Stack>
      {findings.length > SHOWN && (
        <Text size={1} muted>
          These are the first {SHOWN} of {findings.length}.
        </Text>
      )}
    </Stack>
  )
}
