/** Setup of the tests that render: the DOM matchers of Testing Library, and modal dialogs. */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { installModalDialogs } from './helpers/modal-dialog'

// `waitFor` and `find…` give up after one second otherwise, which a busy machine needs for a render.
configure({ asyncUtilTimeout: 20_000 })
installModalDialogs()
