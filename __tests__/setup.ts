/** Setup of every unit test. What tests of the DOM need is loaded only where there is one, because it takes time. */

// Nothing that a test stores outlives it.
process.env.STATE_DIR = ':memory:'

if (typeof document !== 'undefined') require('./setup-dom')
