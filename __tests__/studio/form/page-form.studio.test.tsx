/** What the forms of a page and of a launch offer: entries of a row's menu, a path, missing voices, why Schedule is grey. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client, openStudio } from '../../helpers/studio/studio'

const user = userEvent.setup()

beforeAll(async () => {
  await client
    .transaction()
    .create({ _id: 'facts', _type: 'facts', phone: '1300 975 707' })
    .create({
      _id: 'listed',
      _type: 'page',
      title: 'Listed',
      path: '/listed',
      sections: [
        { _key: 'a', _type: 'steps', heading: 'Shown', tone: 'cream' },
        { _key: 'b', _type: 'steps', heading: 'Not shown', tone: 'cream', isHidden: true },
      ],
    })
    .create({ _id: 'drafts.new', _type: 'page', title: 'Summer sale: 20% off' })
    .create({ _id: 'taken', _type: 'page', title: 'Taken', path: '/summer-sale-20-off' })
    .create({
      _id: 'drafts.launch',
      _type: 'launch',
      name: 'Minutes',
      startsAt: '2031-01-15T00:28:00Z',
      endsAt: '2031-01-15T00:27:00Z',
    })
    .commit()
})

test('the three dots of a section hide it, or show it again (B324)', async () => {
  openStudio('/content/pages;listed')
  await screen.findByText('Not shown')
  const [first, second] = await screen.findAllByTestId('array-item-menu-button')
  if (!first || !second) throw new Error('The rows have no menus')
  await user.click(first)
  expect(await screen.findByText('Hide this section')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(second)
  expect(await screen.findByText('Show this section')).toBeVisible()
})

test('a new page is offered the path that fits its title and is free (B329)', async () => {
  openStudio('/content/pages;new')
  expect(await screen.findByRole('button', { name: 'Use /summer-sale-20-off-2' })).toBeVisible()
})

test('the times of a launch are shown to the minute, and what keeps it from being scheduled is said (B322)', async () => {
  openStudio('/content/launches;launch')
  expect(await screen.findByRole('textbox', { name: 'Goes out at' })).toHaveValue('15 January 2031 11:28')
  expect(await screen.findByText('Schedule is grey: The end has to come after the beginning.')).toBeVisible()
})
