import { gzipByOwner, ownerOf, sharesOf } from '../../../../local/bench/page/chunk-contents'

test.each([
  ['webpack://_N_E/./components/ui/theme.ts', 'components/ui'],
  ['webpack://_N_E/./components/sections/steps/index.tsx', 'components/sections/steps'],
  ['webpack://_N_E/./components/sections/index.tsx', 'components/sections'],
  ['webpack://_N_E/./lib/links.ts', 'lib'],
  ['webpack://_N_E/./pages/_app.tsx?b1c2', 'pages'],
  ['webpack://_N_E/./node_modules/@chakra-ui/react/dist/x.js', '@chakra-ui/react'],
  ['webpack://_N_E/./node_modules/a/node_modules/b/x.js', 'b'],
  ['webpack://_N_E/../../src/client/router.ts', 'next'],
  ['webpack://_N_E/../../../src/icons/mail.ts', 'unnamed package'],
  ['webpack://_N_E/webpack/runtime/global', 'webpack runtime'],
  ['', 'webpack runtime'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})

/** Columns 0 to 3 come from the first source, 4 to 9 from the second. */
const payload = {
  file: 'a.js',
  version: 3,
  sources: ['webpack://_N_E/./lib/links.ts', 'webpack://_N_E/./node_modules/swr/index.js'],
  sourcesContent: [],
  names: [],
  mappings: 'AAAA,ICAA',
  sourceRoot: '',
}

test('the characters of a script are attributed to the sources that its map names', () => {
  const shares = sharesOf('aaaabbbbbb', payload)
  expect(Object.fromEntries(shares)).toEqual({ lib: 4, swr: 6 })
})

test('gzip bytes are divided by share, over several scripts', () => {
  const shares = new Map([
    ['lib', 30],
    ['swr', 10],
  ])
  const result = gzipByOwner([
    { gzip: 100, shares },
    { gzip: 40, shares: new Map([['lib', 5]]) },
    { gzip: 7, shares: new Map() },
  ])
  expect(Object.fromEntries(result)).toEqual({ lib: 115, swr: 25 })
})
