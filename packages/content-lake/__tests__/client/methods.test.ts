/** The client that next-sanity and this project use. */
import { runCases } from './run.ts'

runCases()
