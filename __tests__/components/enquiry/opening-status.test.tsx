/** @jest-environment jsdom */
/** Beside the enquiry form: whether anybody is there to answer (B310). */
import { screen } from '@testing-library/react'
import { EnquiryAside } from '@/components/enquiry/dialog/dialog-aside'
import { frameSettings } from '../../helpers/data/frame-settings'
import { renderOnPage } from '../../helpers/page/page'

const closedDays = [{ date: '2026-12-24', until: '2027-01-04', name: 'Summer break' }]

function showAt(iso: string): void {
  jest.useFakeTimers({ now: new Date(iso), doNotFake: ['performance'] })
  renderOnPage(<EnquiryAside />, { settings: frameSettings({ closedDays }) })
}

afterEach(() => jest.useRealTimers())

test.each([
  ['2026-12-07T01:00:00Z', 'Open now, until 5pm'],
  [
    '2026-12-11T08:00:00Z',
    'Closed now: we open again on Monday 14 December at 9am, and working hours count from then.',
  ],
  [
    '2026-12-23T08:00:00Z',
    'Closed now (Summer break): we open again on Tuesday 5 January at 9am, and working hours count from then.',
  ],
])('at %s: %s', (iso, sentence) => {
  showAt(iso)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})
