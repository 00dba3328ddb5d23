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
  'next-sanity',
  'nanoid',
  'p-queue',
  'p-timeout',
  'p-map',
  'modern-tar',
  'cockatiel',
].join('|')

/** @param {import('jest').Config} project */
async function withNext(project) {
  const config = await createJestConfig(project)()
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`, '^.+\\.module\\.(css|sass|scss)$'] }
}

const shared = {
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.local', '<rootDir>/studio/dist'],
}

export default async () => ({
  testSequencer: '<rootDir>/__tests__/browser/sequencer.ts',
  projects: [
    await withNext({
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    }),
    await withNext({
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/browser/global-setup.ts',
      globalTeardown: '<rootDir>/__tests__/browser/global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/browser/setup.ts'],
    }),
  ],
})
