/** One film with a few words beside it. Nothing of it is fetched before it is pressed (reading A100). */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { Actions } from '@/components/ui/actions'
import { Film } from '@/components/ui/film'
import { Section } from '@/components/ui/section'
import { Eyebrow } from '@/components/ui/section-heading'
import type { SectionOf } from '@/lib/content/section-types'

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
    alignItems: 'center',
    columnGap: 'clamp(40px, 5vw, 80px)',
    rowGap: '32px',
  },
})

const Transcript = chakra('details', {
  base: {
    mt: '8px',
    textStyle: 'small',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      cursor: 'pointer',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& p': { color: 'muted', whiteSpace: 'pre-line', maxWidth: '72ch' },
  },
})

export default function VideoEmbedSection({ section }: { section: SectionOf<'videoEmbed'> }) {
  const id = useId()
  const edit = useEdit()
  const { eyebrow, heading, text, video, videoTitle, poster, captions, seconds, transcript, actions } = section
  return (
    <Section tone={section.tone} anchor={section.anchor} labelledBy={id}>
      <Split>
        <div>
          {eyebrow && <Eyebrow {...edit('eyebrow')}>{eyebrow}</Eyebrow>}
          <Box as="h2" id={id} textStyle="h2" {...edit('heading')}>
            {heading}
          </Box>
          {text && (
            <Box as="p" textStyle="lead" color="muted" mt="16px" whiteSpace="pre-line" {...edit('text')}>
              {text}
            </Box>
          )}
          {actions.length > 0 && (
            <Box mt="28px">
              <Actions actions={actions} />
            </Box>
          )}
        </div>
        <div>
          {video?.url && (
            <div {...edit('video')}>
              <Film
                title={videoTitle || heading}
                url={video.url}
                poster={poster}
                captions={captions?.url}
                seconds={seconds}
                sizes="(min-width: 1024px) 720px, 92vw"
              />
            </div>
          )}
          {video?.url && transcript && (
            <Transcript {...edit('transcript')}>
              <summary>Read what is said and shown</summary>
              <p dir="auto">{transcript}</p>
            </Transcript>
          )}
        </div>
      </Split>
    </Section>
  )
}
