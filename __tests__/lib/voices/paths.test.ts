import { isVoicePath, parseVoicePath, voicePath } from '@/lib/voices/paths'

const GUID = '550E8400-e29b-41d4-a716-446655440000'

test.each([
  [101, 'Tamsin Reed', 'tamsin-reed-101'],
  ['7', "Zoë O'Neill", 'zoe-oneill-7'],
  [8, '  Agent 007 ', 'agent-007-8'],
  [9, '日本語', 'voice-9'],
  [10, 'a'.repeat(200), `${'a'.repeat(60)}-10`],
  [11, `${'a'.repeat(59)} b`, `${'a'.repeat(59)}-11`],
  [GUID, 'Wren', `wren-${GUID}`],
])('the voice %j called %j is at %s (B220)', (id, pseudonym, name) => {
  const path = voicePath({ id, pseudonym })
  expect(path).toBe(`/voice-over-artists/${name}`)
  expect(parseVoicePath(path ?? '')?.id).toBe(String(id))
})

test('a path holds the words of the name, with which the API can be searched', () => {
  expect(parseVoicePath('/voice-over-artists/agent-007-8')).toEqual({ id: '8', name: 'agent 007' })
  expect(parseVoicePath('/voice-over-artists/voice-9')).toEqual({ id: '9', name: '' })
})

test.each(['word', 'A-1', '1.5', ''])(
  'a voice with the id %j has no page: the id could not be told from the name',
  (id) => {
    expect(voicePath({ id, pseudonym: 'Wren' })).toBeNull()
  },
)

test.each([
  '/voice-over-artists',
  '/voice-over-artists/ethical-ai',
  '/voice-over-artists/101',
  '/voice-over-artists/-101',
  '/voice-over-artists/tamsin-101/more',
  '/voices/tamsin-101',
])('%s is no path of a voice', (path) => {
  expect(isVoicePath(path)).toBe(false)
})
