import { clientOf, failure, startLake } from '../../testing/lake.ts'
import { CASES, DOCUMENTS, INVALID } from './cases.ts'

const PARAMS = { text: 'text', ids: ['b3', 'a1', 'none'] }

const client = startLake({ dataset: { lines: DOCUMENTS } }).then((lake) => clientOf(lake))

describe.each(Object.entries(CASES))('%s', (_feature, rows) => {
  test.each(rows)('%s', async (query, result) => {
    expect(await (await client).fetch(query, PARAMS)).toEqual(result)
    // What follows the origins of values is an evaluation of its own.
    const options = { filterResponse: false, resultSourceMap: true } as const
    expect((await (await client).fetch(query, PARAMS, options)).result).toEqual(result)
  })
})

test.each(INVALID)('refuses %s', async (query) => {
  expect(await failure((await client).fetch(query, PARAMS))).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', query, description: expect.any(String) },
  })
})
