/** The document "Words": every word is a field, and what the site fills in cannot get lost. */
import { DEFAULT_WORDS } from '@/lib/words/default-words'
import { fieldOf, listOf } from '@/studio/common/untyped'
import { words } from '@/studio/schema/documents/words'
import { type ContentDocument, validate } from './content-model'

// Its functions only return their argument; the validator below runs on the real ones.
jest.mock('sanity', () => ({ defineType: (definition: unknown) => definition }))

const fieldsOf = (type: unknown) => listOf(type, 'fields')
const nameOf = (type: unknown) => String(fieldOf(type, 'name'))

test('every word is a field with its default, on a tab that exists', () => {
  const groups = listOf(words, 'groups').map(nameOf)
  for (const [name, texts] of Object.entries(DEFAULT_WORDS)) {
    const table = fieldsOf(words).find((field) => nameOf(field) === name)
    expect(groups).toContain(fieldOf(table, 'group'))
    const fields = fieldsOf(table)
    expect(fields.map(nameOf)).toEqual(Object.keys(texts))
    const defaults = fields.map((field) => {
      const forms = fieldsOf(field).map((form) => [nameOf(form), fieldOf(form, 'initialValue')])
      return forms.length > 0 ? Object.fromEntries(forms) : fieldOf(field, 'initialValue')
    })
    expect(defaults).toEqual(Object.values(texts))
  }
})

test('the words of the specification are marked', () => {
  const enquiry = fieldsOf(fieldsOf(words).find((field) => nameOf(field) === 'enquiry'))
  const help = (name: string) =>
    String(
      fieldOf(
        enquiry.find((field) => nameOf(field) === name),
        'description',
      ),
    )
  expect(help('nameInvalid')).toContain('Set word for word by the specification')
  expect(help('nameHint')).not.toContain('specification')
})

const FACTS = {
  _id: 'facts',
  _type: 'facts',
  phone: '1300 975 707',
  email: 'a@b.example',
  openingHours: { words: 'Always' },
}

test('a lost placeholder and an unknown fact block publishing', () => {
  const document: ContentDocument = {
    _id: 'words',
    _type: 'words',
    enquiry: {
      orCall: 'or call {phone}',
      tooLong: 'Save {discount}',
      nameTooLong: 'Too long',
      charactersLeft: { one: 'One left', other: 'Some left' },
    },
  }
  const { findings } = validate([FACTS, document])
  expect(findings).toEqual([
    'error words enquiry.nameTooLong: Keep {max}: the site puts a number or a name in its place.',
    expect.stringContaining('error words enquiry.tooLong: Facts has no {discount}'),
    'error words enquiry.charactersLeft.other: Keep {number}: the site puts a number or a name in its place.',
  ])
})

test('a fact cannot have the name of a placeholder', () => {
  const others = [{ _key: 'a', _type: 'fact', name: 'count', value: '3' }]
  expect(validate([{ ...FACTS, others }]).findings).toContainEqual(
    expect.stringContaining('others.a.name: This name is taken'),
  )
})
