/** The editors' guide beside the screens of the Studio (B491). */
import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LAUNCH } from '@/lib/launch/document'
import { EDITED_TYPES } from '@/studio/common/edited-types'
import { CHAPTERS_OF_TOOL, CHAPTERS_OF_TYPE, CONTENTS, chaptersOf } from '@/studio/guide/chapters'
import { guideInspector } from '@/studio/guide/guide-panel'
import { redirectsTool } from '@/studio/redirects/tool/redirects-tool'

import { showInStudio } from '../../helpers/studio/studio'

const CHAPTERS = chaptersOf(readFileSync('docs/EDITING.md', 'utf8')).map(({ anchor }) => anchor)

const guide = () => screen.findByRole('complementary', { name: 'Guide' })

test('each screen names chapters that exist, and each type of document has some', () => {
  const named = [...Object.values(CHAPTERS_OF_TYPE), ...Object.values(CHAPTERS_OF_TOOL)].flat()
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
  expect(within(panel).getByRole('table')).toHaveTextContent('a HEIC of an iPhone')
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
