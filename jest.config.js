// @ts-check
import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** Packages that ship only ES modules and so must pass through the transform. */
const esmOnly = [
  '@portabletext',
  '@sanity',
  'get-it',
  'eventsource',
  'eventsource-parser',
  'obug',
  'oxc-parser',
  'groq-js',
  'lodash-es',
  'next-sanity',
  'nanoid',
  'p-queue',
  'p-timeout',
  'p-map',
  'modern-tar',
  'cockatiel',
  'thumbhash',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
  '@tokenizer',
  '@borewit',
].join('|')

/** @param {import('jest').Config} project */
async function withNext(project) {
  const config = await createJestConfig(project)()
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`, '^.+\\.module\\.(css|sass|scss)$'] }
}

/** @type {import('jest').Config} */
const common = {
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.local', '<rootDir>/studio/dist'],
  moduleNameMapper: { '^@chakra-ui/react$': '<rootDir>/__tests__/helpers/dom/chakra.ts', '^(.+\\.md)\\?raw$': '$1' },
}

const unit = () =>
  withNext({
    ...common,
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/{,packages/*/}__tests__/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/', '\\.studio\\.test\\.tsx$'],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  })

/** Packages of the Studio that Node runs as they are; most of the hundred others are ES modules. */
const commonJs =
  'react|react-dom|scheduler|styled-components|rxjs|lodash|jsdom|typescript|next|@swc|ws|react-is|core-js'

/** Tests that render the whole Studio: with all of its packages, and a lake. */
async function studio() {
  const config = await withNext({
    ...common,
    displayName: 'studio',
    testEnvironment: '<rootDir>/__tests__/helpers/studio/environment.ts',
    testMatch: ['<rootDir>/__tests__/studio/**/*.studio.test.tsx'],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts', '<rootDir>/__tests__/helpers/studio/setup.ts'],
  })
  const [next] = Object.values(config.transform ?? {})
  const options = Array.isArray(next) ? next[1] : {}
  return {
    ...config,
    transform: {
      '/node_modules/.+\\.m?js$': ['<rootDir>/__tests__/helpers/studio/transform.cjs', options],
      '\\.md$': '<rootDir>/__tests__/helpers/studio/text-transform.cjs',
      ...config.transform,
    },
    transformIgnorePatterns: [`/node_modules/(${commonJs})/`],
  }
}

export default async () => ({
  // Generous, because a busy machine is no defect; only a test that hangs takes as long.
  testTimeout: 90_000,
  projects: [await unit(), await studio()],
})
