/**
 * A film on YouTube or Vimeo behind a still: the embed is loaded only on click, for speed and so that the host learns
 * nothing of the visit before.
 *
 * A link leads to the film's page on the host, also without JavaScript.
 */
import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { player } from '@/components/audio/player/player'
import { ExternalLink } from '@/components/content/content-link'
import { type FilmProps, Stage, Still, takeFocus } from '@/components/film/film'
import { soundInFrame } from '@/lib/audio/silence-others'
import { embedUrl, type HostedFilm as HostedFilmUrl, watchUrl } from '@/lib/content/video-url'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

const Frame = chakra('iframe', { base: { display: 'block', width: '100%', height: '100%', border: '0' } })

const Note = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    mt: '2',
    textStyle: 'small',
    color: 'muted',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'link', fontWeight: '600' },
  },
})

type HostedFilmProps = Pick<FilmProps, 'title' | 'poster' | 'seconds' | 'sizes'> & { film: HostedFilmUrl }

export function HostedFilm({ film, ...still }: HostedFilmProps) {
  const words = useWords('player')
  const [isOn, setOn] = useState(false)
  const name = words.player[film.provider]

  useEffect(() => {
    if (!isOn) return
    player.pause()
    return soundInFrame(() => setOn(false))
  }, [isOn])

  return (
    <>
      {isOn ? (
        <Stage>
          <Frame
            ref={takeFocus}
            src={embedUrl(film)}
            title={still.title || `Film on ${name}`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </Stage>
      ) : (
        <Still {...still} href={watchUrl(film)} onPress={() => setOn(true)} />
      )}
      <Note>
        {!isOn && <span>{fillIn(words.player.loadsFrom, { host: name })}</span>}
        <ExternalLink href={watchUrl(film)}>{fillIn(words.player.watchOn, { host: name })}</ExternalLink>
      </Note>
    </>
  )
}
