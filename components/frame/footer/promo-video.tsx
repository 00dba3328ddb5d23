/** The promotional film, with its transcript below. */
import { chakra } from '@chakra-ui/react'
import { Film } from '@/components/ui/film'
import { Transcript } from '@/components/ui/transcript'
import type { SiteSettings } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { playerWords } from '@/lib/words/player'
import { useWords } from '@/lib/words/use-words'

const Title = chakra('p', { base: { mt: '4', fontWeight: '600' } })

export function PromoVideo({ film }: { film: NonNullable<SiteSettings['promoVideo']> }) {
  const edit = useEdit()
  const words = useWords(playerWords)
  const { video, title, poster, transcript } = film
  if (!video?.url) return null
  return (
    <div {...edit('promoVideo')}>
      <Film title={title ?? ''} url={video.url} poster={poster} sizes="(min-width: 64rem) 35rem, 92vw" />
      {title && <Title>{title}</Title>}
      <Transcript text={transcript} label={words('readShown')} />
    </div>
  )
}
