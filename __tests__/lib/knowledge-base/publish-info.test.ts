/** The author of an article is named once, whatever the API gives (B180). */
import { isNamedIn } from '@/lib/knowledge-base/publish-info'

test.each([
  ['Staff Writer', 'Published by Staff Writer on 3 March 2026'],
  ['Staff Writer', 'STAFF\u00a0WRITER · 3 March 2026 · 2 min read'],
  ['Zoë O’Brien', "By Zoe\u0308 O'Brien, 3 March 2026"],
  ['Ann Lee & Bo Ray', 'By Ann Lee and Bo Ray'],
  ['Ann Lee, Bo Ray', 'Published by Bo Ray with Ann Lee'],
  ['Ann', 'Annabel asked Ann (3 March 2026)'],
])('%j is named in %j', (author, line) => expect(isNamedIn(author, line)).toBe(true))

test.each([
  ['Staff Writer', '3 March 2026 · 2 min read'],
  ['Ann', 'Published by Annabel on 3 March 2026'],
  ['Ann', 'Published by Joann on 3 March 2026'],
  ['Ann Lee & Bo Ray', 'Published by Ann Lee'],
  ['Staff Writer', ''],
  ['', 'Published by Staff Writer'],
])('%j is not named in %j', (author, line) => expect(isNamedIn(author, line)).toBe(false))
