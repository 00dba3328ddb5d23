/** Setup of every unit test. What tests of the DOM need is loaded only where there is one, because it takes time. */

// Nothing that a test stores outlives it.
process.env.STATE_DIR = ':memory:'

// Cases of each property test (npm test -- --thorough N).
if (process.env.FAST_CHECK_RUNS) require('fast-check').configureGlobal({ numRuns: Number(process.env.FAST_CHECK_RUNS) })

if (typeof document !== 'undefined') require('./setup-dom')
