/** The tab "Where does this address go?". */
import { Card, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { type Destination, explainPath, type PathExplanation } from '../../../lib/routing/redirects/explain-path.ts'
import type { Step } from '../../../lib/routing/redirects/resolve.ts'
import { DocumentLink } from '../../common/document-link.tsx'
import { useSite } from '../routes/use-routes.ts'

const DESTINATIONS: Readonly<Record<Destination, string>> = {
  page: 'a page',
  article: 'an article',
  voice: 'the page of a voice',
  own: 'a page that the site makes itself',
  elsewhere: 'another website',
  nothing: 'nothing: there is no page',
  unknown: 'an address that may be an article, a voice or a file',
}

const AT: Readonly<Record<Exclude<Destination, 'elsewhere'>, string>> = {
  page: 'A page is published here.',
  article: 'An article stands here.',
  voice: 'The page of a voice stands here.',
  own: 'The site answers this address itself.',
  nothing: 'There is nothing at this address: visitors are told that the page was not found (404).',
  unknown: 'No page and no redirect is here. It may be an article, a voice or a file, which the Studio cannot see.',
}

function codeOf(permanent: boolean): string {
  return permanent ? 'for good' : 'for a while'
}

/** One or two sentences in plain words. */
function explanationSentence(explanation: PathExplanation): string {
  switch (explanation.kind) {
    case 'unreadable':
      return 'This is not an address. Paste a whole one, such as https://www.example.com/blog, or a path, such as /blog.'
    case 'loop':
      return 'The redirects lead round in a circle, so visitors are told that the page was not found (404).'
    case 'direct':
      return explanation.normalised
        ? `${AT[explanation.endsAt]} Visitors are led to the tidy writing, ${explanation.normalised}.`
        : AT[explanation.endsAt]
    case 'redirect': {
      const { steps, destination, permanent, endsAt, missing } = explanation
      const count = steps.length === 1 ? 'a redirect leads' : `${steps.length} redirects lead`
      return `From here ${count} ${codeOf(permanent)} to ${destination}, ${DESTINATIONS[endsAt]}${missing === null ? '' : `, because nothing is at ${missing}`}.`
    }
  }
}

/** The redirects on the way. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Stack as="ol" gap={3} margin={0} paddingLeft={4}>
      {steps.map(({ key, id, source, href, permanent }) => (
        <li key={`${key} ${id}`}>
          <Text size={1}>
            <strong>{key}</strong>: the redirect{' '}
            <DocumentLink id={id} type="redirect">
              {source}
            </DocumentLink>{' '}
            leads {codeOf(permanent)} to {href}.
          </Text>
        </li>
      ))}
    </Stack>
  )
}

/** Tab that explains what a path resolves to. All routes are loaded, so it updates on every keystroke. */
export function WhereTab() {
  const site = useSite()
  const [url, setUrl] = useState('')
  const explanation = useMemo(() => {
    if (!site || url.trim() === '') return null
    return explainPath(url, { table: site.routes.table, known: site.known, origin: window.location.origin })
  }, [site, url])
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text as="label" htmlFor="where-address" size={1} weight="medium">
          Address
        </Text>
        <TextInput
          id="where-address"
          aria-describedby="where-help"
          placeholder="/blog/2017/05/game-audio"
          autoComplete="off"
          spellCheck={false}
          clearButton={url !== ''}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          onClear={() => setUrl('')}
        />
        <Text id="where-help" size={1} muted>
          Paste any address, old or new. The explanation is what visitors get: what is published counts, drafts do not.
        </Text>
      </Stack>
      {!site && <Text size={1}>Reading the redirects …</Text>}
      <div role="status">
        {explanation && (
          <Card border radius={2} padding={4}>
            <Text weight="medium">{explanationSentence(explanation)}</Text>
          </Card>
        )}
      </div>
      {explanation?.kind === 'redirect' && <Steps steps={explanation.steps} />}
      {explanation?.kind === 'loop' && <Steps steps={explanation.trace.steps} />}
    </Stack>
  )
}
