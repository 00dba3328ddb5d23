/** The words of a banner: eyebrow and heading, text, and buttons. */
import { chakra } from '@chakra-ui/react'
import { Actions } from '@/components/content/actions'
import { Eyebrow, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import type { SectionOf } from '@/lib/content/section-types'

/** Props of every banner layout. */
export type BannerView = {
  section: SectionOf<'pageBanner'>
  /** The first section of a page renders its h1. */
  isFirst: boolean
}

type BannerHeadingProps = BannerView & {
  isSmall?: boolean
  maxWidth?: string
}

export function BannerHeading({ section, isFirst, isSmall = false, maxWidth = '10.7em' }: BannerHeadingProps) {
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

export function BannerText({ section, isSmall = false }: Pick<BannerView, 'section'> & { isSmall?: boolean }) {
  return (
    <EditableText
      textStyle={isSmall ? 'body' : 'lead'}
      color="muted"
      maxWidth={isSmall ? '48em' : '36em'}
      whiteSpace="pre-line"
      textWrap="pretty"
      field="text"
    >
      {section.text}
    </EditableText>
  )
}

export const BannerActions = chakra(Actions, {
  base: {
    mt: { base: '6', md: '8' },
    // Where two nearly fit side by side, the arrival of the web font would move one to the next line.
    '@media (max-width: 30rem)': { '& :is(a, button)': { width: '100%' } },
  },
})
