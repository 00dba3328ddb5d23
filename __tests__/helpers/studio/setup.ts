/** Setup of the tests that render the Studio. */
import { configure } from '@testing-library/react'

configure({
  // Whether each element of so large a document is hidden takes longer than all else.
  defaultHidden: true,
  // Its markup is too long to be read.
  getElementError: (message) => new Error(`${message}\n\nThe Studio shows: ${document.body.textContent}`),
})

beforeAll(() => {
  // The Studio changes by itself, with what its lake sends: React need not be told of each change.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})
