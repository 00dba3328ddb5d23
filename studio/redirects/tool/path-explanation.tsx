import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { PathExplanation } from '../../../lib/routing/redirects/explain-path.ts'
import type { Step } from '../../../lib/routing/redirects/resolve.ts'
import { DocumentLink } from '../../common/document-link.tsx'
import type { LakeRoutes } from '../../routes/lake-routes.ts'
import { codeOf, explanationSentence, explanationTone } from './explanation-words.ts'
import { MakeRedirect } from './make-redirect.tsx'

/** The redirects on the way, with the captured values of patterns. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="ol" gap={3} margin={0} paddingLeft={4}>
      {steps.map(({ key, id, source, href, permanent, captures }) => (
        <li key={`${key} ${id}`}>
          <Text size={1}>
            <strong>{key}</strong>: the redirect{' '}
            <DocumentLink id={id} type="redirect">
              {source}
            </DocumentLink>{' '}
            leads {codeOf(permanent)} to {href}.{' '}
            {Array.from(captures, ([name, value]) => `${name} is ${value === '' ? 'nothing' : value}`).join(', ')}
          </Text>
        </li>
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
