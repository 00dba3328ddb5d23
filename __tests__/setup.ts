/** Setup of every unit test: what tests of the DOM need, where there is one, because loading it takes time. */
if (typeof document !== 'undefined') require('./setup-dom')
