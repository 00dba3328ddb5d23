/** One writer at a time in a text field (B205), with a colleague who announces where he is over the socket of the lake. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import type { Path, StringInputProps } from 'sanity'
import { ColleaguesProvider, OneWriterField } from '@/studio/presence/one-writer'
import { showInStudio } from '../../helpers/studio/studio'

const HOST = `localdemo.localhost:${process.env.LOCAL_LAKE_PORT}`

let colleague: WebSocket

beforeAll(async () => {
  colleague = new WebSocket(`ws://${HOST}/v2022-06-30/socket/production`)
  await new Promise((resolve) => colleague.addEventListener('open', resolve))
})

afterAll(() => colleague.close())

/** The colleague enters a field of a version of the document. */
function enter(documentId: string, path: Path): void {
  const data = { sessionId: 'colleague', locations: [{ type: 'document', documentId, path }] }
  colleague.send(JSON.stringify({ jsonrpc: '2.0', id: documentId, method: 'presence_announce', params: { data } }))
}

type Field = Pick<StringInputProps, 'path' | 'focused' | 'value' | 'readOnly' | 'elementProps' | 'onChange'>

/** The title of a document, as the form of its draft has it. */
function Title() {
  const [focused, setFocused] = useState(false)
  const elementProps: Field['elementProps'] = {
    id: 'title',
    value: 'A page',
    readOnly: false,
    'aria-describedby': undefined,
    style: {},
    onChange: () => {},
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    ref: useRef(null),
  }
  const field: Field = { path: ['title'], focused, value: 'A page', elementProps, onChange: () => {} }
  return (
    <ColleaguesProvider id="drafts.page">
      <OneWriterField field={field} render={({ elementProps: own }) => <input aria-label="Title" {...own} />} />
    </ColleaguesProvider>
  )
}

/** Announces where the colleague is, as often as the Studio needs to hear it, until the field is locked or free. */
async function untilLocked(isLocked: boolean, documentId: string, path: Path): Promise<void> {
  await waitFor(() => {
    enter(documentId, path)
    expect(screen.getByRole('textbox', { name: 'Title' }).hasAttribute('readonly')).toBe(isLocked)
  })
}

test('a colleague is in the field whether his window knows of the draft already or not (B205)', async () => {
  showInStudio(<Title />)
  await untilLocked(true, 'page', ['title'])
  fireEvent.focus(screen.getByRole('textbox', { name: 'Title' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Local editor is writing here: wait, or take over.')
  await untilLocked(false, 'drafts.page', ['path'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a colleague in a release of the document is in no field of its draft', async () => {
  showInStudio(<Title />)
  await untilLocked(true, 'drafts.page', ['title'])
  await untilLocked(false, 'versions.release.page', ['title'])
})
