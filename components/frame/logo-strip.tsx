/**
 * Client logos: a grid on wide screens, below 768 px a carousel, which logo-carousel.ts moves. Without JavaScript and
 * under reduced motion the grid remains.
 */
import { Box, chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useContext } from 'react'
import { ContentImage } from '@/components/content/content-image'
import { Chip } from '@/components/ui/controls/chip'
import { LOGO_CAROUSEL_MEDIA } from '@/components/ui/media'
import { Container, type SectionProps } from '@/components/ui/section'
import type { SiteSettings } from '@/lib/content/section-types'
import { EditContext, useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import type { ProofLayout } from './proof-layout'

/** Logos of the carousel in view at once. */
const IN_VIEW = 2

const IS_CAROUSEL = `@media ${LOGO_CAROUSEL_MEDIA} and (scripting: enabled)`

const Band = chakra('section', {
  base: { bg: 'bg', color: 'fg', overflow: 'hidden', '& logo-carousel': { display: 'block' } },
  variants: { layout: { band: { py: '10-18' }, line: { py: '8-14' }, half: { bg: 'transparent' } } },
})

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

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
    alignItems: 'center',
    columnGap: 'clamp(1.5rem, 4vw, 3.5rem)',
    rowGap: { base: '6', md: '10' },
    '--step': `${100 / IN_VIEW}%`,
    [IS_CAROUSEL]: { display: 'flex', gap: '0' },
  },
  variants: {
    layout: {
      band: {},
      line: { rowGap: { md: '5' }, '& img': { maxHeight: '8' } },
      half: { gridTemplateColumns: { lg: 'repeat(3, 1fr)' }, rowGap: { md: '6' } },
    },
  },
})

const Item = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    flex: '0 0 var(--step)',
    px: { mdDown: '4' },
    // Copies for an endless loop.
    '&[aria-hidden]': { display: 'none', [IS_CAROUSEL]: { display: 'flex' } },
    '& img': { width: 'auto', maxWidth: '100%', height: 'touch', objectFit: 'contain', opacity: '0.82' },
  },
})

const Toggle = chakra(Chip, {
  base: {
    px: '3.5',
    whiteSpace: 'nowrap',
    flexShrink: '0',
    'logo-carousel:not([data-state]) &': { display: 'none' },
    '[data-state=running] &': { '& [data-when=paused]': { display: 'none' } },
    '[data-state=paused] &': { '& [data-when=running]': { display: 'none' } },
  },
})

type LogoStripProps = Pick<SectionProps, 'tone' | 'anchor'> & {
  heading: string | null
  headingField?: string
  /** @default 'band' */
  layout?: ProofLayout
  logos: readonly SiteSettings['clientLogos'][number][]
}

type LogoProps = { client: SiteSettings['clientLogos'][number]; isCopy?: boolean }

function Logo({ client: { name, logo }, isCopy }: LogoProps) {
  if (!logo) return name
  const image = isCopy ? { ...logo, decorative: true, lqip: null } : { ...logo, alt: name, lqip: null }
  return <ContentImage image={image} sizes="12.5rem" tallest={Number.POSITIVE_INFINITY} />
}

export function LogoStrip({ heading, headingField = 'heading', layout = 'band', logos, tone, anchor }: LogoStripProps) {
  const edit = useEdit()
  const editSettings = useContext(EditContext)?.settings
  const words = useWords('frame')
  // In the preview an empty section is still rendered, so that it can be clicked and filled in.
  if (logos.length === 0 && !edit()) return null
  const fits = logos.length <= IN_VIEW
  const Frame = layout === 'half' ? Box : Container
  return (
    <Band
      layout={layout}
      data-tone={tone ?? (layout === 'band' ? 'white' : undefined)}
      id={anchor ?? undefined}
      aria-label={heading || 'Clients'}
      {...edit()}
    >
      <Frame>
        <logo-carousel suppressHydrationWarning>
          <Head>
            {heading && (
              <Box as="h2" textStyle="eyebrow" color="muted" {...edit(headingField)}>
                {heading}
              </Box>
            )}
            {!fits && (
              <Toggle variant="outline" data-act="move">
                <Pause data-when="running" />
                <Play data-when="paused" />
                <span data-when="running">{words.frame.pauseLogos}</span>
                <span data-when="paused">{words.frame.playLogos}</span>
              </Toggle>
            )}
          </Head>
          {logos.length > 0 && (
            <List layout={layout} suppressHydrationWarning>
              {logos.map((client) => (
                <Item key={client._key} {...editSettings?.('clientLogos', client, 'logo')}>
                  <Logo client={client} />
                </Item>
              ))}
              {!fits &&
                logos.slice(0, IN_VIEW).map((client) => (
                  <Item key={`${client._key}-copy`} aria-hidden>
                    <Logo client={client} isCopy />
                  </Item>
                ))}
            </List>
          )}
        </logo-carousel>
      </Frame>
    </Band>
  )
}
