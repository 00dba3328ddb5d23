/** A section with one film and text beside it. The film is loaded only on click. */

import type { ReactNode } from 'react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionWords } from '@/components/content/content-section'
import { Film } from '@/components/film/film'
import { HostedFilm } from '@/components/film/hosted-film'
import { Columns } from '@/components/ui/section'
import { Transcript } from '@/components/ui/text/transcript'
import type { SectionOf } from '@/lib/content/section-types'
import { readVideoUrl } from '@/lib/content/video-url'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'

/** The film, self-hosted or embedded; nothing if there is none. */
function filmOf(section: SectionOf<'videoEmbed'>): ReactNode {
  const { heading, source, address, video, videoTitle, poster, captions, seconds } = section
  const still = { title: videoTitle || heading, poster, seconds, sizes: '(min-width: 64rem) 45rem, 92vw' }
  if (source === 'file') return video?.url && <Film {...still} url={video.url} captions={captions?.url} />
  const film = readVideoUrl(address)
  return film && <HostedFilm {...still} film={film} />
}

export default function VideoEmbedSection({ section }: { section: SectionOf<'videoEmbed'> }) {
  const edit = useEdit()
  const words = useWords('player')
  const { heading, source, transcript, actions } = section
  const film = filmOf(section)
  return (
    <ContentSection section={section}>
      <Columns parts={[4, 7]} alignItems="center" columnGap="10-20" rowGap="8">
        <div>
          <SectionWords section={section} lead={{ maxWidth: undefined }} />
          <Actions actions={actions} heading={heading} mt="7" />
        </div>
        {film && (
          <div>
            <div {...edit(source === 'file' ? 'video' : 'address')}>{film}</div>
            <Transcript text={transcript} label={words.player.readShown} edit={edit('transcript')} />
          </div>
        )}
      </Columns>
    </ContentSection>
  )
}
