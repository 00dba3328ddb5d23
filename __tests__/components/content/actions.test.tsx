/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Actions } from '@/components/content/actions'
import { contentAction, contentLink } from '@/lib/content/fixtures'
import { quoteFormTexts } from '../../helpers/data/settings'
import { renderOnPage } from '../../helpers/page/page'

test('actions without a target or with an unsafe one are not rendered', () => {
  renderOnPage(
    <Actions
      actions={[
        contentAction('Unpublished', contentLink({ kind: 'page' })),
        contentAction('Unsafe', contentLink({ kind: 'external', url: 'javascript:alert(1)' })),
      ]}
    />,
  )
  expect(screen.queryByText('Unpublished')).toBeNull()
  expect(screen.queryByText('Unsafe')).toBeNull()
})

test.each([
  ['the label of the button', 'Talk about a show', null, 'Talk about a show'],
  ['the heading of the section when the label is the generic one', 'Get a quick quote', null, 'Podcasts'],
  ['the subject that the editor has written', 'Talk about a show', 'Podcast production', 'Podcast production'],
])('an enquiry is about %s', async (_what, label, quoteAbout, about) => {
  const onEnquiry = jest.fn()
  const action = contentAction(label, contentLink({ kind: 'quote', quoteAbout }))
  renderOnPage(<Actions actions={[action]} heading="Podcasts" />, {
    onEnquiry,
    settings: { quoteForm: quoteFormTexts() },
  })
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect(onEnquiry.mock.calls[0]?.[0]).toMatchObject({ about, brief: `About: ${about}` })
})
