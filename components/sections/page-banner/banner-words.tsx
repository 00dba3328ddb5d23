/** Text of a banner: eyebrow, heading, text, buttons, facts and one recording. */
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SampleRow } from '@/components/audio/sample-row'
import { Actions } from '@/components/content/actions'
import { Eyebrow, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/ui/editable-text'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'

const Sample = chakra('div', {
  base: { mt: '7', px: '5', bg: 'panel', borderRadius: 'card', maxWidth: '35rem' },
})

const Buttons = chakra(Actions, {
  base: {
    mt: { base: '6', md: '8' },
    // Where two nearly fit side by side, the arrival of the web font would move one to the next line.
    '@media (max-width: 30rem)': { '& :is(a, button)': { width: '100%' } },
  },
})

/** Props of every banner layout. */
export type BannerView = {
  section: SectionOf<'pageBanner'>
  /** The first section of a page renders its h1. */
  isFirst: boolean
  /** The enquiry form as an element; null if the banner has none. */
  form: ReactNode
}

type BannerPart = Pick<BannerView, 'section'>

type BannerHeadingProps = Pick<BannerView, 'section' | 'isFirst'> & {
  isSmall?: boolean
  maxWidth?: string
}

export function BannerHeading({ section, isFirst, isSmall = false, maxWidth = '16ch' }: BannerHeadingProps) {
  return (
    <>
      <Eyebrow>{section.eyebrow}</Eyebrow>
      <SectionTitle
        section={section}
        as={isFirst ? 'h1' : 'h2'}
        textStyle={isFirst && !isSmall ? 'h1' : 'h2'}
        maxWidth={maxWidth}
        overflowWrap="break-word"
      />
    </>
  )
}

export function BannerText({ section, isSmall = false }: BannerPart & { isSmall?: boolean }) {
  return (
    <EditableText
      textStyle={isSmall ? 'body' : 'lead'}
      color="muted"
      maxWidth={isSmall ? '72ch' : '54ch'}
      whiteSpace="pre-line"
      textWrap="pretty"
      field="text"
    >
      {section.text}
    </EditableText>
  )
}

export function BannerSample({ section: { sample } }: BannerPart) {
  const edit = useEdit()
  if (!sample?.audio?.url) return null
  return (
    <Sample {...edit('sample')}>
      <SampleRow sample={sample} titleAs="p" />
    </Sample>
  )
}

/** Buttons and recording. */
export function BannerOffers({ section }: BannerPart) {
  return (
    <>
      <Buttons actions={section.actions} heading={section.heading} />
      <BannerSample section={section} />
    </>
  )
}
