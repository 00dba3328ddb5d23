/** Setup of the tests that render: the DOM matchers of Testing Library, modal dialogs, pointer events and media queries. */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { setMedia } from './helpers/dom/media-queries'
import { installModalDialogs } from './helpers/dom/modal-dialog'
import { installPointerEvents } from './helpers/dom/pointer-event'

// `waitFor` and `find…` give up after one second otherwise, which a busy machine needs for a render.
configure({ asyncUtilTimeout: 20_000 })
installModalDialogs()
installPointerEvents()
// jsdom has none.
globalThis.reportError ??= (error: unknown) => {
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true }))
}
// Of content, which is JSON.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value))
// A mouse, at a window of no special size.
beforeEach(() => setMedia('pointer: fine'))
