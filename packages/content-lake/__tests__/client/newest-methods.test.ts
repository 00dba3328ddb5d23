/** The newest major version of the client, in place of the one before. */
import { LISTENING } from './listening.ts'
import { runCases } from './run.ts'

jest.mock('@sanity/client', () => jest.requireActual('@sanity/client-newest'))

runCases(LISTENING)
