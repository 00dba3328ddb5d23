import { estimatorUrl, parseEstimatedVoice } from '@/lib/estimate/voice-query'

test('the link to the estimator names the voice, and is read again (B223)', () => {
  const voice = { name: 'Zoë & Co', code: 'BB-7' }
  const url = estimatorUrl('/', 'estimate', voice)
  expect(url).toBe('/?voice=Zo%C3%AB+%26+Co&ref=BB-7#estimate')
  expect(parseEstimatedVoice(new URL(url, 'http://site.test').search)).toEqual(voice)
  expect(estimatorUrl('/prices', null, { name: 'Wren', code: '' })).toBe('/prices?voice=Wren')
})

test('what anybody writes into the URL stays one short line', () => {
  expect(parseEstimatedVoice('?utm_source=mail')).toBeNull()
  expect(parseEstimatedVoice('?voice=%20%0A')).toBeNull()
  expect(parseEstimatedVoice(`?voice=a%0A%0Ab&ref=${'c'.repeat(500)}`)).toEqual({ name: 'a b', code: 'c'.repeat(100) })
})
