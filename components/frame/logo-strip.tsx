/**
 * Client logos: a grid on wide screens, below 768 px a carousel that moves by one logo each second.
 *
 * The carousel stops permanently on hover or focus, pauses while the page is hidden, and has a pause button. Without
 * JavaScript and under reduced motion the grid remains.
 */
import { Box, chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useSettings } from '@/components/settings/settings-context'
import { Chip } from '@/components/ui/chip'
import { ContentImage } from '@/components/ui/content-image'
import { Container, type SectionProps } from '@/components/ui/section'
import { useMedia } from '@/components/ui/use-media'
import type { SiteSettings } from '@/lib/content/section-types'
import { type Edit, useEdit } from '@/lib/draft/edit-context'
import { frameWords } from '@/lib/words/frame'
import { useWords } from '@/lib/words/use-words'
import { LOGO_CAROUSEL_MEDIA, useLogoSteps } from './use-logo-steps'

/** Logos in view at once. */
const IN_VIEW = 2

const Band = chakra('section', { base: { bg: 'bg', color: 'fg', py: '10-18', overflow: 'hidden' } })

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    mb: '6',
    minHeight: 'touch',
  },
})

const Track = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
    alignItems: 'center',
    columnGap: 'clamp(1.5rem, 4vw, 3.5rem)',
    rowGap: { base: '6', md: '10' },
    // Reserves the carousel's height from the start, to avoid a layout shift.
    [`@media ${LOGO_CAROUSEL_MEDIA} and (scripting: enabled)`]: { display: 'flex', gap: '0' },
    '&[data-moving]': { display: 'flex', gap: '0' },
  },
})

const Client = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    flex: `0 0 ${100 / IN_VIEW}%`,
    px: { mdDown: '4' },
    '& img': { width: 'auto', maxWidth: '100%', height: 'touch', objectFit: 'contain', opacity: '0.82' },
  },
})

export type LogoStripProps = Pick<SectionProps, 'tone' | 'anchor'> & {
  heading: string | null
  logos: readonly SiteSettings['clientLogos'][number][]
  /** Edit attributes of a section's own fields, from its `useEdit()`. */
  editing?: { band: ReturnType<Edit>; heading: ReturnType<Edit> }
}

export function LogoStrip({ heading, logos, tone, anchor, editing }: LogoStripProps) {
  const isCarousel = useMedia(LOGO_CAROUSEL_MEDIA) && logos.length > IN_VIEW
  const edit = useEdit()
  const words = useWords(frameWords)
  const steps = useLogoSteps(logos.length, isCarousel)
  // In the preview an empty section is still rendered, so that it can be clicked and filled in.
  if (logos.length === 0 && !editing?.band) return null
  // The first logos are repeated after the last ones, for an endless loop.
  const again = isCarousel ? logos.slice(0, IN_VIEW) : []
  return (
    <Band data-tone={tone ?? 'white'} id={anchor ?? undefined} aria-label={heading || 'Clients'} {...editing?.band}>
      <Container>
        <Head>
          {heading && (
            <Box as="h2" textStyle="eyebrow" color="muted" {...(editing?.heading ?? edit('clientLogosHeading'))}>
              {heading}
            </Box>
          )}
          {isCarousel && (
            <Chip variant="outline" px="3.5" whiteSpace="nowrap" flexShrink="0" onClick={steps.toggle}>
              {steps.isRunning ? <Pause size={16} /> : <Play size={16} />}
              {words(steps.isRunning ? 'pauseLogos' : 'playLogos')}
            </Chip>
          )}
        </Head>
        {logos.length > 0 && (
          <Track
            data-moving={isCarousel || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && steps.stop()}
            onTransitionEnd={steps.settle}
            style={
              isCarousel
                ? {
                    transform: `translateX(${(-100 / IN_VIEW) * steps.position}%)`,
                    transition: steps.isGliding ? 'transform 400ms ease-out' : 'none',
                  }
                : undefined
            }
          >
            {logos.map((client) => (
              <Client key={client._key} {...edit('clientLogos', client)}>
                {client.logo ? (
                  <ContentImage
                    image={{ ...client.logo, alt: client.name, lqip: null }}
                    sizes="12.5rem"
                    tallest={Number.POSITIVE_INFINITY}
                  />
                ) : (
                  client.name
                )}
              </Client>
            ))}
            {again.map(({ _key, name, logo }) => (
              <Client key={`${_key}-again`} aria-hidden>
                {logo ? (
                  <ContentImage
                    image={{ ...logo, decorative: true, lqip: null }}
                    sizes="12.5rem"
                    tallest={Number.POSITIVE_INFINITY}
                  />
                ) : (
                  name
                )}
              </Client>
            ))}
          </Track>
        )}
      </Container>
    </Band>
  )
}

/** Those of the site settings, below the content of most pages. */
export function FrameLogos() {
  const { clientLogosHeading, clientLogos } = useSettings()
  return <LogoStrip heading={clientLogosHeading} logos={clientLogos} />
}
