/** Publishing is blocked where a text would have a gap, with a reason at the field. */
import { checkFacts } from '@/studio/rules/facts'
import type { Context } from '@/studio/rules/lookups'
import { type ContentDocument, validate } from '../schema/content-model'

const FACTS = {
  _type: 'facts',
  phone: '1300 975 707',
  email: 'hello@bowerbird.example',
  others: [
    { _key: 'a', _type: 'fact', name: 'credit', value: '$300' },
    { _key: 'b', _type: 'fact', name: 'condition', value: 'an amount of money that is much longer than its own name' },
  ],
}

const fact = (name: string | undefined, value: string) => ({ _key: `${name}-${value}`, _type: 'fact', name, value })

const block = (...texts: string[]) => ({
  _key: texts.join(),
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: texts.map((text, index) => ({ _key: `s${index}`, _type: 'span', text, marks: index ? ['strong'] : [] })),
})

function page(id: string, fields: Record<string, unknown>): ContentDocument {
  const sections = [{ _key: 'top', _type: 'pageBanner', heading: 'Heading', ...fields }]
  return { _id: id, _type: 'page', title: id, path: `/${id}`, sections, seo: { _type: 'seo', noIndex: true } }
}

const { findings } = validate([
  { ...FACTS, _id: 'facts' },
  page('known', { heading: 'Call {phone}, save {credit}, {name}' }),
  page('unknown', { heading: 'Save {discount} or {discount}', text: 'Open {hours}' }),
  page('listed', { text: 'Ask for {condition}' }),
  {
    ...page('rich', {}),
    sections: [
      { _key: 'top', _type: 'pageBanner', heading: 'Heading' },
      {
        _key: 't',
        _type: 'richText',
        body: [block('From {discount}'), block('{cre', 'dit}'), block('{cre'), block('{credit}')],
      },
      {
        _key: 'm',
        _type: 'mediaFeature',
        heading: 'H',
        points: ['{discount}', '{credit}'],
      },
    ],
  },
  {
    ...FACTS,
    _id: 'drafts.facts',
    phone: '975 707',
    email: undefined,
    openingHours: { _type: 'openingHours', days: ['Monday'], opens: '9:00', words: '{nothing}' },
    others: [
      fact('credit', '{twice} dollars'),
      fact('twice', '{base}'),
      fact('base', '300'),
      fact('base', '400'),
      fact('phone', '1'),
      fact('Big Name', '1'),
      fact(undefined, '1'),
    ],
  },
  page('contact', { text: 'Write to {email}' }),
])

function found(id: string): string[] {
  return findings
    .filter((line) => line.split(' ')[1] === id && !line.includes('Without a description'))
    .map((line) => line.replace(` ${id} `, ' '))
    .sort()
}

test('known facts, and what a component fills in, are right', () => {
  expect(found('known')).toEqual([])
})

test('an unknown and an empty fact block publishing at their fields, in plain texts, lists and rich text', () => {
  expect(found('unknown')).toEqual([
    expect.stringMatching(/^error sections\.top\.heading: Facts has no \{discount\}, or it is empty\. Choose a fact/),
    expect.stringMatching(/^error sections\.top\.text: Facts has no \{hours\}, or it is empty/),
  ])
  expect(found('rich')).toEqual([
    expect.stringMatching(/^error sections\.m\.points\S*: Facts has no \{discount\}/),
    expect.stringMatching(/^error sections\.t\.body\.From \{discount\}: Facts has no \{discount\}/),
    expect.stringMatching(/^error sections\.t\.body\.\{cre,dit\}: Half of a fact/),
  ])
})

test('facts need a name of their own, a value, and a number that can be dialled', () => {
  expect(found('drafts.facts')).toEqual([
    'error : Texts still use what is missing here: {condition} on /listed, {email} on /contact.',
    'error openingHours.opens: Write four digits with a colon, from 00:00 to 23:59, such as 09:00.',
    'error openingHours.words: There is no fact {nothing}, or it is empty.',
    'error openingHours: Fill in the days and both times, or none of them.',
    'error others.Big Name-1.name: Use small letters, digits and hyphens, starting with a letter.',
    'error others.base-300.name: Another fact has this name.',
    'error others.base-400.name: Another fact has this name.',
    'error others.credit-{twice} dollars.value: The fact inside this one holds another.',
    'error others.phone-1.name: This name is taken. Choose another.',
    'error others.undefined-1.name: A fact needs its name.',
    expect.stringMatching(/^error phone: This cannot be dialled/),
  ])
})

test('facts that could not be read for one field are read again for the next', async () => {
  const document = { _id: 'drafts.shared', _type: 'page', _createdAt: '', _updatedAt: '', _rev: '' }
  const contextOf = (fetch: () => Promise<unknown>): Context => ({
    document,
    getClient: () => ({ withConfig: () => ({ fetch }) }),
  })
  const unread = contextOf(() => Promise.reject(new Error('No connection')))
  await expect(checkFacts('Save {credit}', unread)).rejects.toThrow('No connection')
  const fetchFacts = jest.fn(async () => FACTS)
  const other = contextOf(fetchFacts)
  expect(await checkFacts('Save {credit}', other)).toBe(true)
  expect(await checkFacts('Save {discount}', other)).toMatch(/^Facts has no \{discount\}/)
  expect(fetchFacts).toHaveBeenCalledTimes(1)
})
