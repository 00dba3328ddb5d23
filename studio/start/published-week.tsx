/** Everything that was published in the last seven days, and by whom. */
import { Button, Flex } from '@sanity/ui'
import { Fragment, useState } from 'react'
import { useClient, useRelativeTime } from 'sanity'
import { Link } from 'sanity/router'
import useSWR from 'swr'
import { API_VERSION } from '../common/api-version.ts'
import { DocumentLink, UNDERLINED } from '../common/document-link.tsx'
import { count } from '../common/language/count.ts'
import { authorsOfTransactions } from './authors.ts'
import { Author, Line, Lines, Panel } from './panel.tsx'
import { type Publication, readWeek } from './week.ts'

/** Lines that are shown before somebody wants all of them. */
const SHOWN = 8

/** Documents of one transaction that are named. */
const NAMED = 4

function Names({ documents }: Pick<Publication, 'documents'>) {
  const rest = documents.length - NAMED
  return (
    <>
      {documents.slice(0, NAMED).map(({ id, type, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <DocumentLink id={id} type={type}>
            {title}
          </DocumentLink>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
      {documents.length > 1 && ', together'}
    </>
  )
}

function PublicationLine({ publication, author }: { publication: Publication; author: string | undefined }) {
  const { at, documents, imported } = publication
  const when = useRelativeTime(at, { useTemporalPhrase: true })
  return (
    <Line>
      {imported ? (
        <Link href="/studio/redirects/csv" style={UNDERLINED}>
          Import of {imported.file || 'redirects'}: {count(imported.redirects, 'redirect', 'redirects')}
        </Link>
      ) : (
        <Names documents={documents} />
      )}
      , {when}
      {author && <Author id={author} />}
    </Line>
  )
}

/** @param refreshMs how often it is read again, in milliseconds */
export function PublishedWeek({ refreshMs }: { refreshMs: number }) {
  const client = useClient({ apiVersion: API_VERSION })
  const [isWhole, setWhole] = useState(false)
  const { data: week } = useSWR(
    'published-week',
    () => readWeek(client.withConfig({ perspective: 'published', useCdn: false }), new Date()),
    { refreshInterval: refreshMs },
  )
  const shown = isWhole ? week : week?.slice(0, SHOWN)
  const ids = shown?.map(({ id }) => id).filter(Boolean)
  const { data: authors } = useSWR(shown && ['week-authors', shown.map(({ rev }) => rev)], () =>
    authorsOfTransactions(client, ids ?? []),
  )
  if (!week || !shown) return null
  return (
    <Panel title="Published in the last seven days">
      <Lines>
        {week.length === 0 && <Line>Nothing.</Line>}
        {shown.map((publication) => (
          <PublicationLine key={publication.rev} publication={publication} author={authors?.get(publication.rev)} />
        ))}
      </Lines>
      {shown.length < week.length && (
        <Flex>
          <Button mode="ghost" fontSize={1} text={`Show all ${week.length}`} onClick={() => setWhole(true)} />
        </Flex>
      )}
    </Panel>
  )
}
