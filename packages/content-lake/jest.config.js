// @ts-check
/** The tests of this package alone, as they run with all others: `npm test -w @bowerbird/content-lake -- [word …]`. */
import rootConfig from '../../jest.config.js'

export default async () => {
  const { projects, testTimeout } = await rootConfig()
  const [unit] = projects
  return {
    ...unit,
    testTimeout,
    rootDir: '../..',
    testMatch: ['<rootDir>/packages/content-lake/__tests__/**/*.test.ts'],
  }
}
