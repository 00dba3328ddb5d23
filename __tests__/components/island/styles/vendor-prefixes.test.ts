/** The styles in the server's HTML: what the browsers need, and nothing for older ones. */
import createCache from '@emotion/cache'
import { addPrefixes } from '@/components/island/styles/page-styles'

test.each([
  ['user-select:none;', '.part{-webkit-user-select:none;user-select:none;}'],
  ['mask-image:none;', '.part{-webkit-mask-image:none;mask-image:none;}'],
  ['text-size-adjust:100%;', '.part{-webkit-text-size-adjust:100%;text-size-adjust:100%;}'],
  ['display:flex;', '.part{display:flex;}'],
  ['transition:transform 1s;', '.part{transition:transform 1s;}'],
])('%s', (styles, css) => {
  const cache = createCache({ key: 'css', stylisPlugins: [addPrefixes] })
  expect(cache.insert('.part', { name: 'part', styles }, cache.sheet, false)).toBe(css)
})
