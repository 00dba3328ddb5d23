/** The voice of the page. */
import { usePageProps } from '@/lib/contexts/page-context'
import { VoiceView } from './voice-view'

export default function VoiceIsland() {
  const { voiceContext, seo } = usePageProps()
  return voiceContext && <VoiceView context={voiceContext} above={seo.breadcrumbs} />
}
