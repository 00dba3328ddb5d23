/**
 * The frame of every page: skip link, header, main, statistics and logos, the footer and the enquiry dialog. Its own few styles are
 * among the theme's global ones.
 */
import type { ReactNode } from 'react'
import { ENQUIRY_ISLANDS } from '@/components/enquiry/islands'
import { island } from '@/components/island'
import { useWords } from '@/lib/contexts/words-context'
import { FRAME_ISLANDS } from './islands'
import type { ProofProps } from './proof'

const Header = island({ name: 'header', ...FRAME_ISLANDS.header })
const Proof = island<ProofProps>({
  name: 'proof',
  load: async () => ({ default: (await import('@/components/frame/proof')).Proof }),
  hydrates: 'never',
})
const Footer = island({ name: 'footer', load: () => import('./footer'), hydrates: 'never' })
const EnquiryDialog = island({ name: 'enquiry-dialog', ...ENQUIRY_ISLANDS['enquiry-dialog'] })

type PageFrameProps = { showStatistics: boolean; showLogos: boolean; children: ReactNode }

export function PageFrame({ showStatistics, showLogos, children }: PageFrameProps) {
  const words = useWords('page')
  return (
    <>
      <a id="skip" href="#main">
        {words.page.skip}
      </a>
      {/* Filled in while the next page loads slowly; outside the aria-busy element, whose updates screen readers defer. */}
      <p id="loading" role="status" data-text={words.page.loading} />
      {/* Not in the island, in whose own height it would not stick. */}
      <header id="header" data-tone="cream">
        <Header />
      </header>
      {/* The header makes it inert while the menu of small screens covers it. */}
      <div id="page">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {(showStatistics || showLogos) && <Proof showStatistics={showStatistics} showLogos={showLogos} />}
        <Footer />
      </div>
      {/* Outside what the open menu makes inert. */}
      <EnquiryDialog />
    </>
  )
}
