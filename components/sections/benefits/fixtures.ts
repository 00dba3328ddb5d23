/** Sections for tests. */
import type { SectionOf } from '@/lib/content/section-types'

export const typical: SectionOf<'benefits'> = {
  _key: 'benefits',
  _type: 'benefits',
  tone: 'mint',
  anchor: null,
  heading: 'What comes with every job',
  layout: 'strip',
  items: [
    { _key: '1', title: 'An answer in under 1 hour', text: 'On average.', icon: 'clock' },
    { _key: '2', title: 'Priority Service', text: 'To the top of the queue.', icon: 'zap' },
    { _key: '3', title: 'Files that stay found', text: 'Backed up for at least 12 months.', icon: 'archive' },
  ],
}
