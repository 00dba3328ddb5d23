/** @jest-environment jsdom */
/** The estimator for a voice that the URL names, which its HTML does not know. */
import { screen, waitFor } from '@testing-library/react'
import EnquiryDialog from '@/components/enquiry/dialog/dialog-island'
import EstimatorSection from '@/components/sections/estimator'
import { typical } from '@/components/sections/estimator/fixtures'
import { brief, press } from '../../helpers/page/early-enquiry'
import { contentPage, pageProps } from '../../helpers/page/page-props'
import { addIsland, servePage, start } from '../../helpers/page/runtime-page'

test('Finalise pressed before the estimator is hydrated and before any choice names the voice (B223)', async () => {
  const section = { ...typical, _key: 'estimator' }
  servePage(pageProps({ page: contentPage({ sections: [section] }) }))
  window.history.replaceState({}, '', '/?voice=Ruby&ref=BB-1')
  const island = addIsland(<EstimatorSection section={section} />, { name: 'estimator', sectionKey: 'estimator' })
  addIsland(<EnquiryDialog />, { name: 'enquiry-dialog' })
  start()
  expect(island).toHaveAttribute('data-stale')
  press('Finalise your quote')
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  // From the moment at which it is seen.
  expect(brief()).toHaveValue('Voice: Ruby\nBooking ref: BB-1')
  expect(screen.getByText('Ruby, booking ref BB-1', { selector: '[data-enquiry-text]' })).toBeVisible()
})
