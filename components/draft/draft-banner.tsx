/**
 * The banner of draft mode, with a link that leaves it. Hidden inside the Studio's Presentation tool, which shows its
 * own.
 *
 * It is above the phone's bottom bar and below the open menu. The page reserves space for it, so that it covers
 * neither the end of the page nor the focused element.
 */
import { chakra } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { LOW_WINDOW } from '@/components/ui/media'
import { useHydrated } from '@/components/ui/use-hydrated'
import { usePath } from '@/lib/contexts/page-context'
import type { DraftProps } from '@/lib/draft/props'

const HEIGHT = '2.75rem'

const room = {
  html: { '--draft-bar': HEIGHT, [LOW_WINDOW]: { '--draft-bar': '0px' } },
  body: { paddingBottom: HEIGHT, [LOW_WINDOW]: { paddingBottom: '0' } },
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
    columnGap: '5',
    minHeight: HEIGHT,
    px: '3',
    bg: 'bg',
    color: 'fg',
    borderTop: '1px solid {colors.line}',
    textStyle: 'small',
    [LOW_WINDOW]: { position: 'static' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: HEIGHT, fontWeight: '600', whiteSpace: 'nowrap' },
  },
})

/** The Studio's URL for editing a document. */
function editUrl({ studioUrl, document }: DraftProps): string {
  return document ? `${studioUrl}/intent/edit/id=${document.id};type=${document.type}` : studioUrl
}

export default function DraftBanner({ draft }: { draft: DraftProps }) {
  const path = usePath()
  const isHydrated = useHydrated()
  // The server knows neither whether the page is inside a frame nor its query.
  if (isHydrated && window.self !== window.top) return null
  const current = isHydrated ? window.location.pathname + window.location.search : path
  return (
    <Bar data-tone="ochre" aria-label="Drafts">
      <Global styles={room} />
      <span>You are looking at drafts</span>
      <a href={editUrl(draft)}>Edit</a>
      {/* A plain link: Next would prefetch a `Link`, which would leave draft mode without a click. */}
      <a href={`/api/draft/disable?${new URLSearchParams({ path: current })}`}>Leave drafts</a>
    </Bar>
  )
}
