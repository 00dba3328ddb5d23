import { gzipByName, moduleOf, ownerOf, regroup, sharesOf } from '../../../local/bench/chunk-contents'

test.each([
  ['webpack://_N_E/./components/ui/theme.ts', 'components/ui/theme.ts', 'components/ui'],
  [
    'webpack://_N_E/./components/sections/steps/index.tsx',
    'components/sections/steps/index.tsx',
    'components/sections/steps',
  ],
  ['webpack://_N_E/./components/sections/index.tsx', 'components/sections/index.tsx', 'components/sections'],
  ['webpack://_N_E/./lib/links.ts', 'lib/links.ts', 'lib'],
  ['webpack://_N_E/./pages/_app.tsx?b1c2', 'pages/_app.tsx', 'pages'],
  [
    'webpack://_N_E/./node_modules/@chakra-ui/react/dist/x.js',
    'node_modules/@chakra-ui/react/dist/x.js',
    '@chakra-ui/react',
  ],
  ['webpack://_N_E/../../node_modules/react-dom/client.js', 'node_modules/react-dom/client.js', 'react-dom'],
  ['webpack://_N_E/./node_modules/a/node_modules/b/x.js', 'node_modules/b/x.js', 'b'],
  ['webpack://_N_E/../../src/client/router.ts', 'node_modules/next/src/client/router.ts', 'next'],
  ['webpack://_N_E/../../../src/icons/mail.ts', 'node_modules/unnamed package/src/icons/mail.ts', 'unnamed package'],
  ['webpack://_N_E/webpack/runtime/global', 'webpack runtime', 'webpack runtime'],
  ['webpack://_N_E/?0a1b', 'webpack runtime', 'webpack runtime'],
  ['', 'webpack runtime', 'webpack runtime'],
])('%s is the module %s of %s', (source, module, owner) => {
  expect(moduleOf(source)).toBe(module)
  expect(ownerOf(module)).toBe(owner)
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
  expect(Object.fromEntries(shares)).toEqual({ 'lib/links.ts': 4, 'node_modules/swr/index.js': 6 })
  expect(Object.fromEntries(regroup(shares, () => 'all'))).toEqual({ all: 10 })
})

test('gzip bytes are divided by share, and copies in several scripts are counted', () => {
  const result = gzipByName([
    {
      gzip: 100,
      shares: new Map([
        ['lib', 30],
        ['swr', 10],
      ]),
    },
    { gzip: 40, shares: new Map([['lib', 5]]) },
    { gzip: 7, shares: new Map() },
  ])
  expect(Object.fromEntries(result)).toEqual({ lib: { bytes: 115, scripts: 2 }, swr: { bytes: 25, scripts: 1 } })
})
