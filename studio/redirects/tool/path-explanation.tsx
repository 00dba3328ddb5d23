import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { PathExplanation } from '../../../lib/routing/redirects/explain-path.ts'
import type { Step } from '../../../lib/routing/redirects/resolve.ts'
import type { LakeRoutes } from '../../routes/lake-routes.ts'
import { DocumentLink } from './document-link.tsx'
import { explanationSentence, explanationTone } from './explanation-words.ts'
import { MakeRedirect } from './make-redirect.tsx'

/** The captured values of a pattern. */
function Captured({ step }: { step: Step }) {
  if (step.captures.size === 0) return null
  const words = Array.from(step.captures, ([name, value]) => `${name} is ${value === '' ? 'nothing' : value}`)
  return (
    <Text size={1} muted>
      {words.join(', ')}
    </Text>
  )
}

function StepItem({ step, number }: { step: Step; number: number }) {
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={1} weight="semibold">
            {number}. {step.key}
          </Text>
          <Badge>{step.permanent ? 'for good (308)' : 'for a while (307)'}</Badge>
        </Flex>
        <Text size={1}>
          The redirect{' '}
          <DocumentLink id={step.id} type="redirect">
            {step.source}
          </DocumentLink>{' '}
          leads to {step.href}
        </Text>
        <Captured step={step} />
      </Stack>
    </Card>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="ol" gap={2} padding={0} margin={0} style={{ listStyle: 'none' }}>
      {steps.map((step, index) => (
        <StepItem key={`${step.key} ${step.id}`} step={step} number={index + 1} />
      ))}
    </Stack>
  )
}

/** Link to the final page. */
function EndPage({ path, pages }: { path: string | null | undefined; pages: LakeRoutes['pages'] }) {
  const page = path ? pages.get(path) : undefined
  if (!page) return null
  return (
    <Text size={1}>
      Page:{' '}
      <DocumentLink id={page._id} type="page">
        {page.title || page.path}
      </DocumentLink>
    </Text>
  )
}

/** The explanation in a sentence. */
export function WhereSummary({ answer }: { answer: PathExplanation }) {
  return (
    <Card border radius={2} padding={4} tone={explanationTone(answer)}>
      <Stack gap={4}>
        {answer.kind !== 'unreadable' && answer.host && (
          <Text size={1}>
            {answer.host} is another website, so nothing can be redirected there. This is what {answer.path} does on
            this one:
          </Text>
        )}
        <Text weight="medium">{explanationSentence(answer)}</Text>
      </Stack>
    </Card>
  )
}

/** The redirect steps, and possible actions. */
export function WhereDetails({ answer, pages }: { answer: PathExplanation; pages: LakeRoutes['pages'] }) {
  switch (answer.kind) {
    case 'unreadable':
      return null
    case 'loop':
      return <Steps steps={answer.trace.steps} />
    case 'redirect':
      return (
        <Stack gap={4}>
          <Steps steps={answer.steps} />
          <EndPage path={answer.steps.at(-1)?.next} pages={pages} />
        </Stack>
      )
    case 'place':
      if (answer.place !== 'nothing') return <EndPage path={answer.path} pages={pages} />
      return (
        <Flex>
          <MakeRedirect source={answer.path} />
        </Flex>
      )
  }
}
