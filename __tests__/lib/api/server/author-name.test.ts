import { authorName } from '@/lib/api/server/decoders'

test.each([
  ['Staff Writer', 'Staff Writer'],
  ['  By Staff Writer ', 'Staff Writer'],
  ['Written by: Staff Writer', 'Staff Writer'],
  ['Byron Bay', 'Byron Bay'],
  ['  ', ''],
])('the author %j is %j', (given, name) => expect(authorName(given)).toBe(name))
