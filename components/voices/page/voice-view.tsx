/**
 * The page of a voice, its card opened out: name and facts, every sample with its waveform, how to book it, what is written
 * about it, and voices like it.
 */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Section } from '@/components/ui/section'
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs'
import type { Voice } from '@/lib/api/models'
import { usePageProps } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import type { VoiceContext } from '@/lib/page/props'
import type { Crumb } from '@/lib/seo/seo'
import { fillIn } from '@/lib/words/words'
import { VoiceFacts } from '../card/voice-facts'
import { Booking } from './booking'
import { SampleList } from './sample-list'
import { SimilarVoices } from './similar-voices'

/** Beside each other on wide screens; on others the booking stands between the samples and the text. */
const Layout = chakra('div', {
  base: {
    '--on-voice': '{colors.white}',
    '--bar': { base: '2px', md: '3px' },
    '--stage': 'color-mix(in srgb, var(--voice) 9%, {colors.white})',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
    gridTemplateAreas: {
      base: '"head" "samples" "booking" "about"',
      lg: '"head booking" "samples booking" "about booking"',
    },
    gridTemplateRows: { lg: 'auto auto 1fr' },
    columnGap: '8-18',
    rowGap: { base: '6', md: '8' },
    overflowWrap: 'anywhere',
  },
  variants: {
    theme: { blue: { '--voice': '{colors.male}' }, red: { '--voice': '{colors.female}' } },
  },
})

/** The facts of a card, in larger type, which fit on one line of a phone. */
const Head = chakra('header', {
  base: {
    gridArea: 'head',
    '& ul': {
      columnGap: '3',
      mt: '3',
      fontSize: { sm: 'xl' },
      fontWeight: '500',
      '@media (max-width: 22.4375rem)': { columnGap: '1.5', fontSize: 'sm' },
    },
  },
})

const About = chakra('div', { base: { gridArea: 'about', maxWidth: '38.5rem' } })

function Description({ voice: { pseudonym, websiteDescription } }: { voice: Voice }) {
  const words = useWords('voicePage')
  if (!websiteDescription) return null
  return (
    <About>
      <chakra.h2 textStyle="h3">{fillIn(words.voicePage.about, { name: pseudonym })}</chakra.h2>
      <chakra.p textStyle="lead" mt="3" whiteSpace="pre-line" dir="auto">
        {websiteDescription}
      </chakra.p>
    </About>
  )
}

type VoiceViewProps = {
  context: VoiceContext
  /** The pages between the home page and this one. */
  above: readonly Crumb[]
}

export function VoiceView({ context: { voice, similar, estimator, transcripts }, above }: VoiceViewProps) {
  const nameId = useId()
  const { pseudonym, shortDescription, male } = voice
  const theme = male ? 'blue' : 'red'
  return (
    <>
      <Section tone="cream" labelledBy={nameId} pt={{ base: '4', md: '8' }} pb="12-22">
        <Layout theme={theme} data-theme={theme}>
          <Head>
            <Breadcrumbs items={above} />
            <chakra.h1 id={nameId} textStyle="h1" mt={{ base: '1', md: '3' }} dir="auto">
              {pseudonym}
            </chakra.h1>
            <VoiceFacts voice={voice} />
            {shortDescription && (
              <Box as="p" textStyle="lead" mt={{ base: '3', md: '5' }} maxWidth="32em" dir="auto">
                {shortDescription}
              </Box>
            )}
          </Head>
          <SampleList voice={voice} transcripts={transcripts} />
          <Booking voice={voice} estimator={estimator} />
          <Description voice={voice} />
        </Layout>
      </Section>
      <SimilarVoices voice={voice} similar={similar} />
    </>
  )
}

/** The voice of the page. */
export default function VoiceIsland() {
  const { voiceContext, seo } = usePageProps()
  return voiceContext && <VoiceView context={voiceContext} above={seo.breadcrumbs} />
}
