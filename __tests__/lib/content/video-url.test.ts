import { embedUrl, readVideoUrl, watchUrl } from '@/lib/content/video-url'

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' }
const vimeo = { provider: 'vimeo', id: '76979871' }

// The URLs that editors paste.
test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=AbCdEf', youtube],
  ['youtu.be/dQw4w9WgXcQ', youtube],
  ['  https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=10', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', { ...vimeo, key: '8272103f6e' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { ...vimeo, key: '8272103f6e' }],
])('recognises the film at %s', (address, film) => expect(readVideoUrl(address)).toEqual(film))

test.each([
  '',
  'a film',
  'https://www.youtube.com/@studio',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/dQw4w9WgXcQ"onload="alert(1)',
  'https://vimeo.com/watch',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/embed/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  null,
])('recognises no film at %j', (address) => expect(readVideoUrl(address)).toBeNull())

test('embeds YouTube without cookies and Vimeo with "do not track"', () => {
  expect(embedUrl({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  )
  const url = new URL(embedUrl({ provider: 'vimeo', id: '76979871', key: '8272103f6e' }))
  expect(url.origin + url.pathname).toBe('https://player.vimeo.com/video/76979871')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ dnt: '1', h: '8272103f6e' })
})

test('links to the film on its own page', () => {
  expect(watchUrl({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(watchUrl({ provider: 'vimeo', id: '76979871', key: '8272103f6e' })).toBe(
    'https://vimeo.com/76979871/8272103f6e',
  )
})
