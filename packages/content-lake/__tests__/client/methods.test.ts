/** The client that next-sanity and this project use. Its streams need an import() that Jest has not: see streams/listener.mjs. */
import { runCases } from './run.ts'

runCases()
