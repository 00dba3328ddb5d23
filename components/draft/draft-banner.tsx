/**
 * Says that drafts are on show, with the way out. Inside the Studio's Presentation tool it is left out: the Studio says so itself.
 *
 * It stands above the phone's bottom bar and below the open menu. The page keeps room for it, so it covers neither the end of the page
 * nor what has the focus.
 */
import { chakra } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'
import type { DraftProps } from '@/lib/draft/props'

const HEIGHT = '44px'

const room = {
  html: { '--draft-bar': HEIGHT },
  body: { paddingBottom: HEIGHT },
}

const Bar = chakra('aside', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: 'var(--help-bar)',
    // Below the header, whose open menu covers it.
    zIndex: '30',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '20px',
    minHeight: HEIGHT,
    px: '12px',
    bg: 'bg',
    color: 'fg',
    borderTop: '1px solid',
    borderColor: 'line',
    textStyle: 'small',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: HEIGHT, fontWeight: '600', whiteSpace: 'nowrap' },
  },
})

const never = () => () => undefined

/** Is the page inside a frame? False on the server and while React takes over. */
function useFramed(): boolean {
  return useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  )
}

/** Where the Studio opens a document. */
function editUrl({ studioUrl, document }: DraftProps): string {
  return document ? `${studioUrl}/intent/edit/id=${document.id};type=${document.type}` : studioUrl
}

export function DraftBanner({ draft }: { draft: DraftProps }) {
  const { asPath } = useRouter()
  if (useFramed()) return null
  return (
    <Bar data-tone="ochre" aria-label="Drafts">
      <Global styles={room} />
      <span>You are looking at drafts</span>
      <a href={editUrl(draft)}>Edit</a>
      {/* Not a link of Next's: it would be fetched ahead, and the drafts left without a press. */}
      <a href={`/api/draft/disable?${new URLSearchParams({ path: asPath })}`}>Leave drafts</a>
    </Bar>
  )
}
