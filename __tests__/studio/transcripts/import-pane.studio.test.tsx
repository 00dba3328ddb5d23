/** The pane that imports transcripts: what a file would change is shown, and only Publish writes it (B716). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportPane } from '@/studio/transcripts/import-pane'
import { voice, voicePage } from '../../helpers/data/voices'
import { client, showInStudio } from '../../helpers/studio/studio'

const user = userEvent.setup()

const fetchFromLake = window.fetch
beforeEach(() => {
  window.fetch = async (input, init) =>
    String(input).startsWith('/api/v1/voices')
      ? new Response(JSON.stringify(voicePage([voice(4, 'Wren')])))
      : fetchFromLake(input, init)
})
afterEach(() => {
  window.fetch = fetchFromLake
})

const choose = async (...lines: string[]) =>
  user.upload(
    await screen.findByLabelText('File of transcripts'),
    new File([lines.join('\r\n')], 'words.csv', { type: 'text/csv' }),
  )

const stored = () => client.fetch<string[]>('*[_type == "transcript"].text')

test('a file is checked first, and published by a press', async () => {
  showInStudio(<ImportPane />)
  await choose('voice,recording,words', 'BB-4,Commercial,Come up the river road.', 'BB-9,Commercial,Nobody says this.')
  expect(
    await screen.findByText(/^words\.csv: 1 new, 0 with other words, 0 as they are\. 1 row is left out\./),
  ).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Line 3: /)
  expect(await stored()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Publish 1 transcript' }))
  expect(await screen.findByText('1 transcript is published.')).toBeVisible()
  expect(await stored()).toEqual(['Come up the river road.'])
})

test('a file without its columns says what is missing, and cannot be published', async () => {
  showInStudio(<ImportPane />)
  await choose('who,says', 'Wren,Come up')
  expect(await screen.findByText(/^words\.csv: /)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
})
