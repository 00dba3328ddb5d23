/** A list of short tips, numbered or ticked: beside a picture, or in two columns like the page of a notebook. */
import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { Actions } from '@/components/ui/actions'
import { ContentImage } from '@/components/ui/content-image'
import { Section } from '@/components/ui/section'
import { Eyebrow } from '@/components/ui/section-heading'
import { WaveBars } from '@/components/ui/wave-bars'
import { drawableImage } from '@/lib/content/image-url'
import type { SectionOf } from '@/lib/content/section-types'
import { waveHeights } from '@/lib/wave'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'clamp(40px, 6vw, 96px)',
    rowGap: '36px',
    alignItems: 'start',
  },
  variants: {
    hasPicture: { true: { gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' } }, false: {} },
  },
})

const Frame = chakra('figure', {
  base: {
    borderRadius: 'card',
    overflow: 'hidden',
    position: { lg: 'sticky' },
    top: { lg: '120px' },
    maxWidth: { base: '480px', lg: 'none' },
    '& img': { width: '100%', height: 'auto' },
  },
  // The drawings are made for light grounds.
  variants: { isOnDark: { true: { bg: 'cream' } } },
})

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'clamp(40px, 6vw, 96px)',
    mt: 'clamp(28px, 3vw, 44px)',
  },
  variants: { isWide: { true: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }, false: {} } },
})

const Tip = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: '20px',
    py: '20px',
    overflowWrap: 'anywhere',
  },
})

const Mark = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    borderRadius: 'pill',
    textStyle: 'figure',
    fontSize: '1.25rem',
  },
  variants: {
    look: {
      numbers: { bg: 'accent', color: 'onAccent' },
      ticks: { border: '2px solid', borderColor: 'ok', color: 'ok' },
    },
  },
})

const Note = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '24px',
    mt: '28px',
    p: { base: '20px', md: '24px 28px' },
    bg: 'panel',
    borderRadius: 'card',
    '& > span': { color: 'accent' },
  },
})

export default function TipsSection({ section }: { section: SectionOf<'tips'> }) {
  const id = useId()
  const edit = useEdit()
  const { eyebrow, heading, intro, marks, image, note, actions, tone, anchor } = section
  const items = section.items.filter(({ title, text }) => title || text)
  const picture = image && drawableImage(image) ? image : null
  if (!heading && !intro && items.length === 0 && !note && actions.length === 0 && !picture) return null
  return (
    <Section tone={tone} anchor={anchor} labelledBy={heading ? id : undefined}>
      <Layout hasPicture={Boolean(picture)}>
        {picture && (
          <Frame isOnDark={tone === 'ink'} {...edit('image')}>
            <ContentImage image={picture} sizes="(min-width: 1024px) 520px, (min-width: 520px) 480px, 92vw" />
          </Frame>
        )}
        <div>
          {eyebrow && <Eyebrow {...edit('eyebrow')}>{eyebrow}</Eyebrow>}
          {heading && (
            <chakra.h2 id={id} textStyle="h2" maxWidth="24ch" {...edit('heading')}>
              {heading}
            </chakra.h2>
          )}
          {intro && (
            <chakra.p textStyle="lead" color="muted" mt="16px" maxWidth="60ch" whiteSpace="pre-line" {...edit('intro')}>
              {intro}
            </chakra.p>
          )}
          {items.length > 0 && (
            <List as={marks === 'numbers' ? 'ol' : 'ul'} isWide={!picture}>
              {items.map((item, index) => (
                <Tip key={item._key} {...edit('items', item)}>
                  <Mark look={marks} aria-hidden>
                    {marks === 'numbers' ? index + 1 : <Check size={20} strokeWidth={2.5} />}
                  </Mark>
                  <div>
                    <chakra.div
                      as={heading ? 'h3' : 'h2'}
                      textStyle="h3"
                      mt="6px"
                      dir="auto"
                      {...edit('items', item, 'title')}
                    >
                      {item.title}
                    </chakra.div>
                    {item.text && (
                      <chakra.p color="muted" mt="6px" maxWidth="52ch" dir="auto" {...edit('items', item, 'text')}>
                        {item.text}
                      </chakra.p>
                    )}
                  </div>
                </Tip>
              ))}
            </List>
          )}
          {note && (
            <Note>
              <span>
                <WaveBars heights={waveHeights(7, 1, 0.6, 4)} height={48} />
              </span>
              <chakra.p whiteSpace="pre-line" dir="auto" {...edit('note')}>
                {note}
              </chakra.p>
            </Note>
          )}
          {actions.length > 0 && (
            <chakra.div mt="32px">
              <Actions actions={actions} />
            </chakra.div>
          )}
        </div>
      </Layout>
    </Section>
  )
}
