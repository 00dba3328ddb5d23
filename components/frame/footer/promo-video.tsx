/** The film of the footer: the only part of it that hydrates. */
import { chakra } from '@chakra-ui/react'
import { Film } from '@/components/film/film'
import { FROM_MD } from '@/components/ui/media'
import { Transcript } from '@/components/ui/text/transcript'
import { useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'

/** On phones the still is beside its title, until it plays; below it where large text leaves no room. */
const Promo = chakra('div', {
  base: {
    // In the lower left corner of a small still it would cover the wordmark.
    lgDown: { '& [data-disc]': { left: '2', top: '2', bottom: 'auto', width: '9' } },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      alignItems: 'center',
      columnGap: '4',
      '--film-radius': '{radii.field}',
      '&:has(video)': { display: 'block' },
    },
  },
})

const Title = chakra('p', { base: { mt: { md: '4' }, fontWeight: '600' } })

/** Renders nothing without a file. */
export default function PromoVideo() {
  const film = useSettings().promoVideo
  const edit = useEdit()
  const words = useWords('player')
  const url = film?.video?.url
  if (!url) return null
  const { title, poster, transcript } = film
  return (
    <Promo {...edit('promoVideo')}>
      <Film title={title ?? ''} url={url} poster={poster} sizes={`${FROM_MD} 30rem, 92vw`} />
      <div>
        {title && <Title>{title}</Title>}
        <Transcript text={transcript} label={words.player.readShown} />
      </div>
    </Promo>
  )
}
