import { DecodeError, decoders } from '@/lib/api/server/decoders'

const BASE = 'https://api.example.com'

/** The first sample of a voice, as decoded. */
function decoded(sample: object) {
  const voice = { id: 7, pseudonym: 'Wren', categoryAudioList: [{ id: 1, category: 'A', url: '/a.mp3', ...sample }] }
  return decoders.voices({ voices: [voice] }, BASE).voices[0]?.categoryAudioList[0]
}

test('a voice with missing fields is kept, one without a name is left out', () => {
  const { voices } = decoders.voices({ voices: [{ id: 1, pseudonym: 'Flint' }, { id: 2 }, null, 'x'] }, BASE)
  expect(voices).toHaveLength(1)
  expect(voices[0]).toMatchObject({ region: '', male: false, categoryAudioList: [] })
})

test('a field of the API that the site does not know goes no further', () => {
  const unknown = { internal_rate: 90, home_phone: '0400000000' }
  const voice = { id: 7, pseudonym: 'Wren', ...unknown, categoryAudioList: [{ id: 1, url: '/a.mp3', ...unknown }] }
  const member = { id: 1, name: 'Ann', ...unknown }
  const known = [decoders.voices({ voices: [voice] }, BASE), decoders.teamMembers({ teamMembers: [member] }, BASE)]
  expect(known).toMatchObject([{ voices: [{ pseudonym: 'Wren' }] }, { teamMembers: [{ id: 1 }] }])
  expect(JSON.stringify(known)).not.toMatch(/internal|home_phone|homePhone|0400000000/)
})

test('peaks are taken unchanged or not at all', () => {
  const good = Array.from({ length: 100 }, (_, index) => index)
  expect(decoded({ peaks: good })?.peaks).toEqual(good)
  for (const peaks of [[...good, 300], 'loud']) expect(decoded({ peaks })?.peaks).toBeNull()
})

test('a relative media URL is resolved against the API, an unsafe one dropped', () => {
  expect(decoded({ url: '/media/a.mp3' })?.url).toBe('https://api.example.com/media/a.mp3')
  expect(decoded({ url: '//media.example/a.mp3' })?.url).toBe('https://media.example/a.mp3')
  for (const url of ['javascript:alert(1)', 'a.mp3']) expect(decoded({ url })).toBeUndefined()
})

test('lookups are read as a bare array or under their key', () => {
  const bare = [{ id: 1, region: 'Australia' }]
  expect(decoders.voiceRegions(bare, BASE)).toEqual(bare)
  expect(decoders.voiceRegions({ voice_regions: bare }, BASE)).toEqual(bare)
  expect(decoders.voiceAgeCategories({ voice_age_categories: [{ id: 2, category: 'Teen' }] }, BASE)).toHaveLength(1)
  expect(decoders.voiceCategories({ voice_categories: [{ id: 2, category: 'Teen' }] }, BASE)).toHaveLength(1)
})

test('an estimate of zero is an amount, null is none (B43)', () => {
  expect(decoders.estimateCommercial({ estimated_quote: { amount: 0 } }, BASE).estimated_quote.amount).toBe(0)
  expect(decoders.estimateNarration({ estimated_quote: { amount: null } }, BASE).estimated_quote.amount).toBeNull()
})

test.each([
  ['350', 350],
  ['350.50', 350.5],
  ['0', 0],
  [1_000_000, 1_000_000],
])('reads the amount %j as %d dollars', (amount, dollars) => {
  expect(decoders.estimateCommercial({ estimated_quote: { amount } }, BASE).estimated_quote.amount).toBe(dollars)
})

test.each([-1, 1_000_001, Number.NaN, 'Infinity', '1,250.50', '1e3', '$350', '', true, [350]])(
  'rejects the amount %j',
  (amount) => {
    for (const call of ['estimateCommercial', 'estimateNarration'] as const) {
      expect(() => decoders[call]({ estimated_quote: { amount } }, BASE)).toThrow(DecodeError)
    }
  },
)

test.each([
  ['voices', { totalCount: 3 }],
  ['voices', []],
  ['voiceRegions', { regions: [] }],
  ['estimateCommercial', {}],
  ['blogPost', { body: '<p>x</p>' }],
  ['teamMembers', null],
] as const)('%s refuses an answer of another shape: %j', (call, body) => {
  expect(() => decoders[call](body, BASE)).toThrow(DecodeError)
})

test('a lone surrogate is replaced, so that the text can be part of a URL', () => {
  const answer = { blogPosts: [{ id: 1, system_name: 'cut-\uD83D', title: '\uDE00' }], totalCount: 1, totalPages: 1 }
  const [post] = decoders.blogPosts(answer, 'http://api.test').blogPosts
  expect(post).toMatchObject({ system_name: 'cut-\uFFFD', title: '\uFFFD' })
})

test('the server knows which categories have a picture: the browser is sent to no other file (B183)', () => {
  const rows = [1, 6, 7, 99].map((id) => ({ id, system_name: `category-${id}` }))
  const { blogCategories } = decoders.blogCategories({ blogCategories: rows, totalCount: 4, totalPages: 1 }, BASE)
  const folder = '/images/knowledge-base'
  expect(blogCategories.map(({ picture }) => picture)).toEqual([
    `${folder}/BlogCategory_1.webp`,
    `${folder}/BlogCategory_6.webp`,
    '',
    '',
  ])
})

test('an author is the name alone', () => {
  const posts = [' By Staff Writer', 'Ada Okoye'].map((written_by, id) => ({
    id,
    system_name: `post-${id}`,
    written_by,
  }))
  const { blogPosts } = decoders.blogPosts({ blogPosts: posts, totalCount: 2, totalPages: 1 }, BASE)
  expect(blogPosts.map((post) => post.written_by)).toEqual(['Staff Writer', 'Ada Okoye'])
})

test('entities in plain texts are decoded once, those without a semicolon are text (B177)', () => {
  const post = {
    title: 'Q&amp;A &#8217;&hellip; R&D &amp;amp; &copy &lt;b&gt;',
    description: 'a&nbsp;b',
    publish_info: '&#x41;',
    body: '',
  }
  expect(decoders.blogPost(post, BASE)).toMatchObject({
    title: 'Q&A ’… R&D &amp; &copy <b>',
    description: 'a\u00a0b',
    publish_info: 'A',
  })
  const list = {
    blogPosts: [{ id: 1, system_name: 'a&amp;b', title: 'T', written_by: 'A &amp; B' }],
    totalCount: 1,
    totalPages: 1,
  }
  expect(decoders.blogPosts(list, BASE).blogPosts[0]).toMatchObject({ system_name: 'a&amp;b', written_by: 'A & B' })
  const category = { id: 1, system_name: 'x', title: 'Tips &amp; tricks', short_description: '&quot;S&quot;' }
  const categories = { blogCategories: [category], totalCount: 1, totalPages: 1 }
  expect(decoders.blogCategories(categories, BASE).blogCategories[0]).toMatchObject({
    title: 'Tips & tricks',
    short_description: '"S"',
  })
})
