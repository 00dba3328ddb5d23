/** Setup of the tests that render: the DOM matchers of Testing Library, and modal dialogs. */
import '@testing-library/jest-dom'
import { installModalDialogs } from './helpers/modal-dialog'

installModalDialogs()
