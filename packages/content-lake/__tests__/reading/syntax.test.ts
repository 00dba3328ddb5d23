import { formatQueryParseError } from '@sanity/client'
import { clientOf, failure, requestLake, startLake } from '../../testing/lake.ts'

const atEnd = 'unexpected end-of-file, expected expression'

const started = startLake()

/** Queries with `‹…›` around the part that is reported. */
test.each([
  ['*[_type == "event]‹›', atEnd],
  ['*[_type ==‹› ', atEnd],
  ['*[‹›', atEnd],
  ['‹›', atEnd],
  ['1 +‹›', atEnd],
  ['a.b.‹›', atEnd],
  ['*[a == "b"‹›', atEnd],
  ['(1‹›', atEnd],
  ['*[a ==‹]›', 'unexpected token "]"'],
  ['*{"a": ‹}›', 'unexpected token "}"'],
  ['*[a==1]{b,‹,›c}', 'unexpected token ","'],
  ['‹)›', 'Expected expression'],
  ['*[\n  _type == "event" &&\n  a > now()‹)›\n]', 'unexpected token ")"'],
  ['*[_type ‹=› "page"]', 'unexpected token "="'],
  ['*{a ‹b›}', 'unexpected token "b"'],
  ['1 ‹2›', 'unexpected token "2"'],
  ['*‹]›', 'unexpected token "]"'],
  ['*[‹eventDate›(a)]', 'unknown function "eventDate"'],
  ['*|‹sort›(a)', 'unknown pipe function "sort"'],
  ['‹none›::at(1)', 'unknown namespace "none"'],
])('%s', async (marked, description) => {
  const lake = await started
  const query = marked.replaceAll(/[‹›]/g, '')
  const start = marked.indexOf('‹')
  const problem = { type: 'queryParseError', description, query, start, end: marked.indexOf('›') - 1 } as const
  const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
  const response = await requestLake(lake, path)
  expect(response.status).toBe(400)
  expect(response.json()).toEqual({ error: problem })
  if (query === '') return
  expect(await failure(clientOf(lake).fetch(query))).toMatchObject({ message: formatQueryParseError(problem) })
})
