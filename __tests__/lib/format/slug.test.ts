import { slugOf } from '@/lib/format/slug'

test('text as the words of a path or an id', () => {
  expect(slugOf('Jingle & Brand Music Production')).toBe('jingle-brand-music-production')
  expect(slugOf("What's in it for café owners?")).toBe('whats-in-it-for-cafe-owners')
  expect(slugOf('!?')).toBe('')
  expect(slugOf('İzmir ｆｕｌｌ')).toBe('izmir-full')
})
