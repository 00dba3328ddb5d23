import { calls } from '@/lib/api/calls'
import { ParameterError, parseQuery } from '@/lib/api/parameters'

const parseVoiceId = (voiceId: string) => parseQuery(calls.voices.query, { voiceId, page: '1', pageSize: '12' })

test.each(['101', '5f3c9a1e-0b1d-4c52-9d3e-7f9a5a0c1e22', 'ümlaut', '1'.repeat(64)])(
  'the voice id %s is valid: ids may be numbers or words',
  (voiceId) => expect(parseVoiceId(voiceId)).toEqual({ voiceId, page: 1, pageSize: 12 }),
)

test.each([' ', 'a b', 'a\u0000b', '1\n', '1'.repeat(65)])('the voice id %j is refused', (voiceId) =>
  expect(() => parseVoiceId(voiceId)).toThrow(new ParameterError('voiceId', 'missing or not valid')),
)

test('an empty voice id counts as none', () => {
  expect(parseVoiceId('')).toEqual({ page: 1, pageSize: 12 })
})
