/** The editors' guide beside the screens of the Studio (B491). */
import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LAUNCH } from '@/lib/launch/document'
import { EDITED_TYPES } from '@/studio/common/edited-types'
import { CHAPTERS_OF_TO_DO, CHAPTERS_OF_TOOL, CHAPTERS_OF_TYPE, CONTENTS, chaptersOf } from '@/studio/guide/chapters'
import { guideInspector, ToolLayout, WithGuide } from '@/studio/guide/guide-panel'
import { redirectsTool } from '@/studio/redirects/tool/redirects-tool'

import { showInStudio } from '../../helpers/studio/studio'

const CHAPTERS = chaptersOf(readFileSync('docs/EDITING.md', 'utf8')).map(({ anchor }) => anchor)

const guide = () => screen.findByRole('complementary', { name: 'Guide' })

test('each screen names chapters that exist, and each type of document has some', () => {
  const named = [CHAPTERS_OF_TYPE, CHAPTERS_OF_TO_DO, CHAPTERS_OF_TOOL].flatMap((table) => Object.values(table).flat())
  expect([...named, CONTENTS].filter((anchor) => !CHAPTERS.includes(anchor))).toEqual([])
  expect(Object.keys(CHAPTERS_OF_TYPE).sort()).toEqual([...EDITED_TYPES, LAUNCH].sort())
})

test('beside a form it opens with what its type of document needs, and leads to every other chapter', async () => {
  const Inspector = guideInspector.component
  const handleClose = jest.fn()
  showInStudio(<Inspector documentId="any" documentType="sample" onClose={handleClose} />)
  const panel = await guide()
  expect(await within(panel).findByRole('heading', { name: 'Publish a sample' })).toBeVisible()
  expect(panel).not.toHaveTextContent('screenshots/')

  const more = within(panel).getByRole('navigation', { name: 'More of the guide' })
  await userEvent.click(within(more).getByRole('link', { name: 'Files' }))
  expect(within(panel).getByRole('table')).toHaveTextContent('HEIC, AVIF')
  expect(within(panel).queryByRole('heading', { name: 'Publish a sample' })).toBeNull()

  await userEvent.click(within(more).getByRole('link', { name: 'The whole guide' }))
  await userEvent.click(within(panel).getByRole('link', { name: 'Take a page offline' }))
  expect(within(panel).getByRole('heading', { name: 'Take a page offline' })).toBeVisible()

  await userEvent.click(within(panel).getByRole('button', { name: 'Close the guide' }))
  expect(handleClose).toHaveBeenCalled()
})

test('a tool has a question mark, which opens the guide about its tab and closes it', async () => {
  const Redirects = redirectsTool.component
  showInStudio(<Redirects tool={redirectsTool} />)
  const mark = await screen.findByRole('button', { name: 'Guide' })
  await userEvent.click(mark)
  expect(await within(await guide()).findByRole('heading', { name: 'Redirects' })).toBeVisible()
  await userEvent.click(mark)
  expect(screen.queryByRole('complementary', { name: 'Guide' })).toBeNull()
})

test('the library of files has one above it, which opens the guide beside the Studio', async () => {
  const activeTool = { name: 'media', title: 'Media', component: () => null }
  showInStudio(
    <WithGuide>
      <ToolLayout activeTool={activeTool} renderDefault={() => <p>All files</p>} />
    </WithGuide>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Guide' }))
  expect(await within(await guide()).findByRole('heading', { name: 'Files' })).toBeVisible()
  expect(screen.getByText('All files')).toBeVisible()
  await userEvent.click(within(await guide()).getByRole('button', { name: 'Close the guide' }))
  expect(screen.queryByRole('complementary', { name: 'Guide' })).toBeNull()
})
