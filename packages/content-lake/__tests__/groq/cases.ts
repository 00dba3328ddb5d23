/**
 * GROQ by feature, after its specification (https://spec.groq.dev): the public suite of its conformance is in no npm package.
 * Each row is a query and its result on DOCUMENTS.
 */

const reference = (id: string) => ({ _type: 'reference', _ref: id })

export const DOCUMENTS = [
  { _id: 'a1', _type: 'author', name: 'Ann', age: 40, likes: ['b1', 'b2'], home: { city: 'Oslo', zip: '0150' } },
  { _id: 'a2', _type: 'author', name: 'Ben', age: 31, likes: [], nick: null },
  {
    _id: 'b1',
    _type: 'book',
    title: 'Radio for all',
    author: reference('a1'),
    year: 1999,
    price: 9.5,
    isRead: true,
    tags: ['radio', 'history', 'radio'],
    published: '1999-05-01T10:00:00Z',
    chapters: [
      { _key: 'c1', title: 'Waves', pages: 10 },
      { _key: 'c2', title: 'Tubes', pages: 25, notes: [{ _key: 'n1', text: 'Fine' }] },
    ],
    body: [
      {
        _type: 'block',
        _key: 'x',
        children: [
          { _type: 'span', text: 'Hello ' },
          { _type: 'span', text: 'there' },
        ],
      },
      { _type: 'block', _key: 'y', children: [{ _type: 'span', text: 'Again' }] },
    ],
  },
  { _id: 'b2', _type: 'book', title: 'Jingles', author: reference('a2'), year: 2010, isRead: false, tags: ['music'] },
  { _id: 'b3', _type: 'book', title: 'Voices', year: 2010, editors: [reference('a1'), reference('a2')] },
] as const

type Row = readonly [query: string, result: unknown]

export const CASES: Readonly<Record<string, readonly Row[]>> = {
  literals: [
    ['null', null],
    ['[1, 2.5, -3, 1e3, "a", \'b\', true, null]', [1, 2.5, -3, 1000, 'a', 'b', true, null]],
    ['{"a": 1, "b": {"c": [2]}}', { a: 1, b: { c: [2] } }],
    ['// a comment\n"a\\n\\u00e9\\""', 'a\né"'],
    ['[1, ...[2, 3], ...null]', [1, 2, 3]],
    ['$text + "!"', 'text!'],
  ],
  filters: [
    ['*[_type == "author"]._id', ['a1', 'a2']],
    ['*[_type == "book" && year == 2010 && !isRead]._id', ['b2']],
    ['*[year > 1999 || age < 35]._id', ['a2', 'b2', 'b3']],
    ['*[year >= 1999 && year <= 2009]._id', ['b1']],
    ['*[year != 2010 && _type == "book"]._id', ['b1']],
    ['*[year in [1999, 2000]]._id', ['b1']],
    ['*[year in 1999..2005]._id', ['b1']],
    ['*[year in 1999...2010]._id', ['b1']],
    ['*["radio" in tags]._id', ['b1']],
    ['*[_id in path("*") && !(_id in path("a1"))]._id', ['a2', 'b1', 'b2', 'b3']],
    ['*[_id in $ids]._id', ['a1', 'b3']],
    ['*[defined(nick)]', []],
    ['*[!defined(author) && _type == "book"]._id', ['b3']],
    ['*[home.city == "Oslo"]._id', ['a1']],
    ['*[author->name == "Ben"]._id', ['b2']],
    ['*[references("a1")]._id', ['b1', 'b3']],
    ['*[count(chapters[pages > 5]) == 2]._id', ['b1']],
    ['*[age == "40"]', []],
    ['*[_type == "book"][title match "r*"]._id', ['b1']],
    ['*[title match ["radio", "all"]]._id', ['b1']],
    ['*[title match "adio"]', []],
  ],
  'projections and attributes': [
    ['*[_id == "a2"][0]{name, age, missing}', { name: 'Ben', age: 31, missing: null }],
    ['*[_id == "a1"][0]{"x": name, home{city}}', { x: 'Ann', home: { city: 'Oslo' } }],
    ['*[_id == "a1"][0].home{..., "zip": "new"}', { city: 'Oslo', zip: 'new' }],
    ['*[_id == "a1"][0]["name"]', 'Ann'],
    ['*[_id == "b1"][0]{isRead => {"yes": 1}, !isRead => {"no": 1}}', { yes: 1 }],
    ['*[_type == "author"]{"k": select(age > 35 => "old", "young")}.k', ['old', 'young']],
    ['*[_id == "b1"][0].chapters[]{title}', [{ title: 'Waves' }, { title: 'Tubes' }]],
    ['*[_id == "a1"][0]{"books": *[references(^._id)]{"by": ^.name}}', { books: [{ by: 'Ann' }, { by: 'Ann' }] }],
    ['*[_id == "b1"][0]{"in": chapters[0]{title, "up": ^.title}}', { in: { title: 'Waves', up: 'Radio for all' } }],
  ],
  'arrays and slices': [
    ['*[_id == "b1"][0].tags[0]', 'radio'],
    ['*[_id == "b1"][0].tags[-1]', 'radio'],
    ['*[_id == "b1"][0].tags[9]', null],
    ['*[_id == "b1"][0].tags[0..1]', ['radio', 'history']],
    ['*[_id == "b1"][0].tags[0...1]', ['radio']],
    ['*[_id == "b1"][0].tags[-2..-1]', ['history', 'radio']],
    ['*[_id == "b1"][0].tags[@ != "radio"]', ['history']],
    ['*[_id == "b1"][0].chapters[_key == "c2"][0].title', 'Tubes'],
    ['*[_id == "b1"][0].chapters[defined(notes)].notes[].text', ['Fine']],
    ['*[_type == "book" && defined(tags)].tags[]', ['radio', 'history', 'radio', 'music']],
    ['[1, 2] + [3]', [1, 2, 3]],
    ['count(*[_type == "book"])', 3],
    ['array::unique(*[_id == "b1"][0].tags)', ['radio', 'history']],
    ['array::compact([1, null, 2])', [1, 2]],
    ['array::join(["a", "b"], "-")', 'a-b'],
    ['array::intersects(["a"], ["b", "a"])', true],
  ],
  references: [
    ['*[_id == "b1"][0].author->name', 'Ann'],
    ['*[_id == "b1"][0].author->{name}', { name: 'Ann' }],
    ['*[_id == "b3"][0].editors[]->name', ['Ann', 'Ben']],
    ['*[_id == "b3"][0].editors[@->age > 35]->name', ['Ann']],
    ['*[_id == "b3"][0].author->name', null],
    [
      '*[_type == "author"]{name, "n": count(*[references(^._id)])}',
      [
        { name: 'Ann', n: 2 },
        { name: 'Ben', n: 2 },
      ],
    ],
  ],
  order: [
    ['*[_type == "book"] | order(title)._id', ['b2', 'b1', 'b3']],
    ['*[_type == "book"] | order(year desc, title desc)._id', ['b3', 'b2', 'b1']],
    ['*[_type == "book"] | order(author->name desc)._id', ['b3', 'b2', 'b1']],
    ['*[_type == "author"] | order(age asc)[0...1].name', ['Ben']],
    [
      '*[_type == "book"] | score(title match "radio", boost(year == 2010, 3)) | order(_score desc)[0..1].year',
      [2010, 2010],
    ],
  ],
  operators: [
    ['[1 + 2, 5 - 3, 2 * 3, 7 / 2, 7 % 4, 2 ** 3, -(1)]', [3, 2, 6, 3.5, 3, 8, -1]],
    ['["a" + "b", 1 + "a"]', ['ab', null]],
    ['{"a": 1} + {"b": 2}', { a: 1, b: 2 }],
    ['[1 == 1, 1 == "1", null == null, [1] == [1]]', [true, false, true, false]],
    ['[true && false, true || null, !true, null && false]', [false, true, false, false]],
    ['["a" < "b", true > false, 1 < "a"]', [true, true, null]],
    ['2 + 3 * 2 ** 2', 14],
  ],
  functions: [
    ['coalesce(null, *[_id == "none"][0], "x")', 'x'],
    ['[length("héé"), length([1, 2])]', [3, 2]],
    ['[lower("ÅB"), upper("åb")]', ['åb', 'ÅB']],
    ['[round(2.5), round(-2.5), round(3.14159, 2)]', [3, -3, 3.14]],
    ['[string(1), string(true), string(null)]', ['1', 'true', null]],
    ['[string::split("a,b", ","), string::startsWith("abc", "ab")]', [['a', 'b'], true]],
    ['[math::sum([1, 2]), math::avg([1, 2]), math::min([2, 1]), math::max([2, 1])]', [3, 1.5, 1, 2]],
    ['dateTime("2020-01-01T00:00:00Z") + 60', '2020-01-01T00:01:00Z'],
    ['dateTime("2020-01-02T00:00:00Z") - dateTime("2020-01-01T00:00:00Z")', 86_400],
    ['*[dateTime(published) < dateTime("2000-01-01T00:00:00Z")]._id', ['b1']],
    ['pt::text(*[_id == "b1"][0].body)', 'Hello there\n\nAgain'],
    ['[sanity::projectId(), sanity::dataset()]', ['localdemo', 'production']],
    ['diff::changedAny({"a": 1}, {"a": 2}, a)', true],
    ['diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 1}, a)', true],
    ['fn own::name($x) = $x{name}; *[_id == "a1"][0]{"who": own::name(@)}', { who: { name: 'Ann' } }],
  ],
}

/** Queries that are no GROQ. */
export const INVALID = ['*[', '*[a ==]', '1 +', '{"a"}', 'nothing(1)', 'count()', '*[0..$]', '"open', '*[a = 1]', '^^']
