/** Setup of every unit test: the DOM matchers of Testing Library, and modal dialogs. */
import '@testing-library/jest-dom'
import { installModalDialogs } from './helpers/modal-dialog'

// Nothing that a test stores outlives it.
process.env.STATE_DIR = ':memory:'

if (typeof HTMLDialogElement !== 'undefined') installModalDialogs()
