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
  'groq-js',
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
  '@tokenizer',
  '@borewit',
].join('|')

/** @param {import('jest').Config} project */
async function withNext(project) {
  const config = await createJestConfig(project)()
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`, '^.+\\.module\\.(css|sass|scss)$'] }
}

export default () =>
  withNext({
    displayName: 'unit',
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.local', '<rootDir>/studio/dist'],
    testEnvironment: 'node',
    // Generous, because a busy machine is no defect; only a test that hangs takes as long.
    testTimeout: 90_000,
    testMatch: ['<rootDir>/{,packages/*/}__tests__/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
    moduleNameMapper: { '^@chakra-ui/react$': '<rootDir>/__tests__/helpers/dom/chakra.ts' },
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  })
