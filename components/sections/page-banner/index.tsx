/** The top of a page: what it offers, with art or with the enquiry form beside it. */
import { Box, chakra } from '@chakra-ui/react'
import dynamic from 'next/dynamic'
import { useId } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { Actions } from '@/components/ui/actions'
import { ContentImage } from '@/components/ui/content-image'
import { Section } from '@/components/ui/section'
import { Eyebrow } from '@/components/ui/section-heading'
import type { SectionOf } from '@/lib/content/section-types'

/** A chunk of its own: most banners have no form. */
const EnquiryForm = dynamic(() => import('@/components/quote/enquiry-form').then((module) => module.EnquiryForm))

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
    columnGap: 'clamp(32px, 5vw, 80px)',
    rowGap: '32px',
  },
})

const FormPanel = chakra('div', {
  base: {
    bg: 'bg',
    color: 'fg',
    borderRadius: 'card',
    boxShadow: 'float',
    p: 'clamp(20px, 3vw, 40px)',
  },
})

const Art = chakra('div', { base: { '& img': { width: '100%', height: 'auto' } } })

type PageBannerProps = {
  section: SectionOf<'pageBanner'>
  /** The first section of the page gives it its h1. */
  isFirst?: boolean
}

export default function PageBannerSection({ section, isFirst = true }: PageBannerProps) {
  const id = useId()
  const edit = useEdit()
  const formId = useId()
  const { eyebrow, heading, text, actions, art, form, tone, anchor } = section
  return (
    <Section tone={tone} anchor={anchor} labelledBy={id} py="clamp(40px, 5vw, 80px)">
      <Split>
        <div>
          {eyebrow && <Eyebrow {...edit('eyebrow')}>{eyebrow}</Eyebrow>}
          <Box
            as={isFirst ? 'h1' : 'h2'}
            id={id}
            textStyle={isFirst ? 'h1' : 'h2'}
            maxWidth="16ch"
            {...edit('heading')}
          >
            {heading}
          </Box>
          {text && (
            <Box
              as="p"
              textStyle="lead"
              color="muted"
              mt="20px"
              maxWidth="54ch"
              whiteSpace="pre-line"
              {...edit('text')}
            >
              {text}
            </Box>
          )}
          <Box mt={actions.length > 0 ? '32px' : '0'}>
            <Actions actions={actions} />
          </Box>
          {form?.show && art && (
            <Art maxWidth="420px" mt="40px" display={{ base: 'none', lg: 'block' }} {...edit('art')}>
              <ContentImage image={art} sizes="420px" />
            </Art>
          )}
        </div>
        {form?.show ? (
          <FormPanel data-tone="white">
            {form.heading && (
              <Box as="h2" id={formId} textStyle="h3" {...edit('form', 'heading')}>
                {form.heading}
              </Box>
            )}
            {form.subheading && (
              <Box as="p" color="muted" mt="8px" mb="24px" {...edit('form', 'subheading')}>
                {form.subheading}
              </Box>
            )}
            <EnquiryForm headingId={form.heading ? formId : id} />
          </FormPanel>
        ) : (
          art && (
            <Art {...edit('art')}>
              <ContentImage image={art} sizes="(min-width: 1024px) 480px, 92vw" priority />
            </Art>
          )
        )}
      </Split>
    </Section>
  )
}
