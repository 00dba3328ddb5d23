/** `npm run content:migrate`: content of an earlier schema becomes content of this one, with the same words. */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { addressLines } from '@/lib/content/address'
import { factsFrom } from '@/lib/facts/facts'
import { postalAddressIn } from '../../../local/content/migrations/address-in-lines.ts'
import { hoursAndAddresses } from '../../../local/content/migrations/hours-and-addresses.ts'
import { hoursInText } from '../../../local/content/migrations/hours-in-text.ts'
import { run } from './support.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const HOURS = { _type: 'openingHours', days: WEEK, opens: '09:00', closes: '17:00', timeZone: 'AEST' }

const fact = (name: string, value: string) => ({ _key: name, _type: 'fact', name, value })

function facts(openingHours: string, ...others: object[]) {
  return { _id: 'facts', _type: 'facts', openingHours, others }
}

const SETTINGS = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Wattle Audio',
  postalAddress: 'Wattle Audio\nPO Box 1\nLaunceston TAS 7250',
  offices: [
    { _key: 'a', _type: 'office', name: 'Sydney', addressLines: ['Level 1', '77 Metronome Street', 'Sydney NSW 2000'] },
    { _key: 'b', _type: 'office', name: 'Devonport' },
  ],
}

const MIGRATED_SETTINGS = {
  postalAddress: {
    _type: 'address',
    street: ['Wattle Audio', 'PO Box 1'],
    town: 'Launceston',
    state: 'TAS',
    postcode: '7250',
  },
  offices: [
    {
      _key: 'a',
      _type: 'office',
      name: 'Sydney',
      address: {
        _type: 'address',
        street: ['Level 1', '77 Metronome Street'],
        town: 'Sydney',
        state: 'NSW',
        postcode: '2000',
      },
    },
    { _key: 'b', _type: 'office', name: 'Devonport' },
  ],
}

test.each([
  ['9am-5pm AEST, Monday to Friday', ['09:00', '17:00', 5, 'AEST']],
  ['Mon–Sat 8.30am to 12pm', ['08:30', '12:00', 6, null]],
] as const)('reads the hours in %j', (text, [opens, closes, days, timeZone]) => {
  const hours = hoursInText(text)
  expect(hours).toMatchObject({ opens, closes, timeZone })
  expect(hours?.days).toHaveLength(days)
})

test.each(['', 'by appointment', '9am-5pm', '13am-5pm Mon to Fri', '9am-5pm Fri to Mon'])(
  'finds no hours in %j',
  (text) => {
    expect(hoursInText(text)).toBeNull()
  },
)

test('splits an address into its fields, which give the same lines', () => {
  const lines = ['Level 1', '77 Metronome Street', 'Sydney NSW 2000']
  const address = postalAddressIn(lines)
  expect(address).toEqual({ street: lines.slice(0, 2), town: 'Sydney', state: 'NSW', postcode: '2000' })
  expect(addressLines(address)).toEqual(lines)
  expect(addressLines(postalAddressIn(['Somewhere else']))).toEqual(['Somewhere else'])
})

test.each([
  ['the sentence of the fields', '9am-5pm AEST, Monday to Friday', HOURS],
  ['facts in it', '{times}, Monday to Friday', HOURS],
  [
    'other words',
    'Mon–Fri 9am to 5pm AEST, and by appointment',
    { ...HOURS, words: 'Mon–Fri 9am to 5pm AEST, and by appointment' },
  ],
  ['no hours', 'By appointment', { _type: 'openingHours', words: 'By appointment' }],
])('opening hours with %s keep their words', (_name, text, expected) => {
  const others = [fact('times', '9am-5pm AEST'), fact('credit', '$300')]
  const before = factsFrom({ openingHours: { words: text }, others })
  const { set } = hoursAndAddresses(facts(text, ...others))
  expect(set?.openingHours).toEqual(expected)
  const after = factsFrom({ openingHours: expected, others: [fact('credit', '$300')] })
  expect(after.get('hours')).toBe(before.get('hours'))
  if ('opens' in expected) expect([after.get('times'), set?.others]).toEqual(['9am-5pm AEST', [fact('credit', '$300')]])
  else expect(set).not.toHaveProperty('others')
})

test('a fact named times that says something else is kept', () => {
  const { set } = hoursAndAddresses(facts('9am-5pm AEST, Monday to Friday', fact('times', 'nine to five')))
  expect(set).toEqual({ openingHours: HOURS })
})

test('changes published documents and drafts of a lake, once', async () => {
  const text = '9am-5pm AEST, Monday to Friday'
  const lines = [
    facts(text),
    { ...facts('By appointment'), _id: 'drafts.facts' },
    SETTINGS,
    { _id: 'p', _type: 'page' },
  ]
  const lake = await startLake({ dataset: { lines } })
  const migrated = await run('migrate', lake, 'hours-and-addresses')
  expect(migrated).toMatchObject({ code: 0, errors: '' })
  expect(migrated.output).toContain('siteSettings: postalAddress, offices')
  expect(migrated.output).toContain(': 3 of 4')
  const client = clientOf(lake, { perspective: 'raw' })
  expect(await client.fetch('*[_id == "facts"][0]')).toMatchObject({ openingHours: HOURS })
  expect(await client.fetch('*[_id == "drafts.facts"][0].openingHours.words')).toBe('By appointment')
  const settings = await client.fetch('*[_id == "siteSettings"][0]')
  expect(settings).toMatchObject({ brandName: 'Wattle Audio', ...MIGRATED_SETTINGS })
  expect((await run('migrate', lake, 'hours-and-addresses')).output).toContain(': 0 of 4')
})

test('an unknown migration and an unconfirmed hosted dataset are refused', async () => {
  const hosted = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123de', SANITY_API_WRITE_TOKEN: 'secret' }
  expect(await run('migrate', hosted, 'nothing')).toMatchObject({ code: 2, output: '' })
  const refused = await run('migrate', hosted, 'hours-and-addresses')
  expect(refused).toMatchObject({ code: 2, output: '' })
  expect(refused.errors).toContain('abc123de/production: confirm it')
})
