/**
 * fast-check, with what a run of the tests says: FAST_CHECK_RUNS is how many examples each property is tried with (100 without
 * it; `npm test -- --thorough N` sets it), FAST_CHECK_SEED the seed that a failure has printed, to see it again.
 *
 * Examples that have failed once stay in the test, as its `examples`.
 */
import fc from 'fast-check'

const { FAST_CHECK_RUNS, FAST_CHECK_SEED } = process.env

fc.configureGlobal({
  ...(FAST_CHECK_RUNS && { numRuns: Number(FAST_CHECK_RUNS) }),
  ...(FAST_CHECK_SEED && { seed: Number(FAST_CHECK_SEED) }),
})

export default fc
