/** The tool "Find words": what it finds, and what it replaces. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findTool } from '@/studio/find-and-replace/find-tool'
import { client, showInStudio } from '../../helpers/studio/studio'

const Find = findTool.component
const user = userEvent.setup()

beforeAll(async () => {
  await client
    .transaction()
    .create({ _id: 'facts', _type: 'facts', phone: '1300 975 707' })
    .create({
      _id: 'page-one',
      _type: 'page',
      title: 'One',
      path: '/one',
      sections: [
        {
          _key: 'top',
          _type: 'pageBanner',
          heading: 'Nothing but quokkas',
          text: 'From $300. Call {phone}.',
          tone: 'cream',
        },
      ],
    })
    .commit()
})

function search(words: string): void {
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: words } })
}

async function open(words: string): Promise<void> {
  showInStudio(<Find tool={findTool} />)
  await screen.findByRole('heading', { name: 'Find words' })
  search(words)
}

test('the line with the words is shown, with a link to its field, whatever their case', async () => {
  await open('but QUOKKAS')
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent('Nothing but quokkas')
  expect(within(row).getByRole('link', { name: 'One › Sections › Page banner › Heading' })).toHaveAttribute(
    'href',
    expect.stringContaining('page-one'),
  )
  expect(row.querySelector('mark')).toHaveTextContent('but quokkas')
})

test('a sign alone is searched; whole words are not found within longer ones; labels are searched alone', async () => {
  await open('$')
  expect(await screen.findByText(/^Places: 1\./)).toBeVisible()
  search('quokka')
  expect(await screen.findByText(/^Places: 1\./)).toBeVisible()
  await user.click(screen.getByText('Exactly as typed, whole words'))
  const nowhere = /^These words stand nowhere in pages, samples, transcripts, reviews, facts, words/
  expect(await screen.findByText(nowhere)).toBeVisible()
  search('quokkas')
  expect(await screen.findByText(/^Places: 1\./)).toBeVisible()
  await user.click(screen.getByText('Only buttons, menus and labels'))
  expect(await screen.findByText(nowhere)).toBeVisible()
})

test('found words are replaced after a look at each line, as unpublished changes (B200)', async () => {
  await open('quokkas')
  await screen.findByText(/^Places: 1\./)
  await user.click(screen.getByRole('button', { name: 'Replace …' }))
  fireEvent.change(screen.getByLabelText('Replace by'), { target: { value: 'wombats' } })
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent('→ Nothing but wombats')
  const box = within(row).getByRole('checkbox')
  await user.click(box)
  expect(await screen.findByRole('button', { name: 'Replace in 0 lines' })).toBeDisabled()
  await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Replace in 1 line' }))
  expect(await screen.findByText(/^Replaced in 1 line of 1 document, as unpublished changes/)).toBeVisible()
  const heading = (id: string) => client.fetch('*[_id == $id][0].sections[0].heading', { id })
  expect(await heading('drafts.page-one')).toBe('Nothing but wombats')
  expect(await heading('page-one')).toBe('Nothing but quokkas')
  expect(await screen.findByText(/^These words stand nowhere/)).toBeVisible()
})

test('words of a fact are not replaced where the fact stands, and the line says so (B200)', async () => {
  await open('1300 975 707')
  await screen.findByText(/^Places: 2\./)
  await user.click(screen.getByRole('button', { name: 'Replace …' }))
  const [inFacts, inPage] = await screen.findAllByRole('listitem')
  expect(inPage).toHaveTextContent('Not replaced: a fact stands here')
  expect(inFacts).not.toHaveTextContent('Not replaced')
  expect(screen.getByRole('button', { name: 'Replace in 1 line' })).toBeEnabled()
})
