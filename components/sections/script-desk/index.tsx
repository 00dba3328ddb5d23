/** The script desk, whole or as one line (line.tsx): a script is typed, pasted or dropped; its spoken words, its time at each pace, its price, and a button that sends it. */
import { chakra } from '@chakra-ui/react'
import { useContext, useRef, useState } from 'react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { type ScriptState, useScript, useSendScript } from '@/components/script/use-script'
import { LOW_WINDOW } from '@/components/ui/media'
import { Columns } from '@/components/ui/section'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { SectionKeyContext } from '@/lib/contexts/edit-context'
import { usePath } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import type { LabelledValues } from '@/lib/enquiry/briefs'
import { BRIEF_MAX_LENGTH } from '@/lib/enquiry/fields'
import { formatNumber } from '@/lib/format/locale'
import { formatSeconds, paceIn, secondsFor } from '@/lib/script/pace'
import { fillIn } from '@/lib/words/words'
import type { SectionProps } from '../definition'
import { PrintEstimate } from './estimate-sheet'
import { ScriptLine } from './line'
import { MarkedText } from './marked-text'
import { PriceRow, usePriceOnPress } from './price'
import { type NamedPace, OwnPace, ResultsTable, SpokenWords, useAnnouncement } from './results'
import { useScriptBrief } from './script-brief'
import { ScriptField, useScriptFile } from './script-field'

/** The lines that stand above the script in the brief. Room for them, in characters. */
const FACTS_LENGTH = 500

const Panel = chakra('div', {
  base: {
    alignSelf: 'start',
    // Beside a long script it stays in view.
    position: { lg: 'sticky' },
    top: { lg: '7.5rem' },
    [LOW_WINDOW]: { position: 'static' },
    bg: 'bg',
    color: 'fg',
    borderRadius: 'xl',
    boxShadow: 'float',
    p: 'clamp(1.25rem, 3vw, 2.25rem)',
    '@media (max-width: 22.4975rem)': { px: '4' },
  },
})

/** One size smaller, on a sheet of its own, where the section stands between others such as the estimator. */
const Sheet = chakra('div', {
  variants: {
    isCompact: {
      true: { bg: 'panel', borderRadius: 'xl', p: 'clamp(1.25rem, 3vw, 2.25rem)', '& h2': { textStyle: 'h3' } },
    },
  },
})

/** Scripts of the whole of what can be sent, less the facts above them. */
const SCRIPT_MAX_LENGTH = BRIEF_MAX_LENGTH - FACTS_LENGTH

export default function ScriptDesk(props: SectionProps<'scriptDesk'>) {
  const name = `script ${usePath()}#${useContext(SectionKeyContext) ?? ''}`
  const state = useScript(name)
  const { section, isFirst } = props
  const pace = paceIn(section.mediumPace)
  if (section.look !== 'line' || pace === null) return <WholeDesk {...props} state={state} />
  return <ScriptLine section={section} isFirst={isFirst} state={state} pace={pace} />
}

function WholeDesk({ section, isFirst, state }: SectionProps<'scriptDesk'> & { state: ScriptState }) {
  const { look, intro, ruleText, relaxedPace, mediumPace, actions } = section
  const isCompact = look !== 'wide'
  const words = useWords('script', 'briefs')
  const { words: count } = state.script
  const [ownPace, setOwnPace] = useState<number | null>(null)
  const medium = paceIn(mediumPace)
  const priceState = usePriceOnPress(state, medium)
  const send = useRef<HTMLButtonElement>(null)
  useSendScript(send, state.text)
  const file = useScriptFile(state.setText)

  const paces = [
    { name: words.script.relaxed, pace: paceIn(relaxedPace) },
    { name: words.script.medium, pace: medium },
    { name: words.script.own, pace: ownPace },
  ].filter((named): named is NamedPace => named.pace !== null)
  const timeAt = ({ name, pace }: NamedPace) => `${formatSeconds(secondsFor(state.script, pace))} ${name}`
  const times = paces.map(timeAt).join(', ')
  const spoken = `${formatNumber(count)} ${count === 1 ? words.script.spokenWord : words.script.spokenWords}`
  // While a script is read for the first time nothing is said of it.
  const hasScript = state.text.trim() !== '' && state.shown.trim() !== ''
  const isBehind = state.shown !== state.text
  const announcement = useAnnouncement(hasScript ? `${spoken}: ${times}` : '')
  const tooMany = Math.max(0, state.text.length - SCRIPT_MAX_LENGTH)
  const facts: LabelledValues = [[words.script.script, spoken], [words.script.time, times || null], ...priceState.facts]
  const request = useScriptBrief(spoken, facts)
  const terms = section[state.use.tab === 'commercial' ? 'commercialTerms' : 'narrationTerms']

  return (
    <ContentSection section={section}>
      {/* Counts until this code has come. */}
      <script src="/script-count.js" async />
      {/* Beside the field a browser would open the file in place of the page. */}
      <Sheet isCompact={isCompact} {...file.dropHandlers}>
        <Columns parts={[7, 5]} columnGap="8-20" rowGap="3" alignItems="end" mb="6-10" overflowWrap="anywhere">
          <SectionTitle section={section} as={isFirst ? 'h1' : 'h2'} />
          <EditableText textStyle={isCompact ? 'body' : 'lead'} color="muted" field="intro">
            {intro}
          </EditableText>
        </Columns>
        <Columns parts={[7, 5]} columnGap="6-13" rowGap="7">
          <div>
            <ScriptField
              state={state}
              rows={isCompact ? 6 : 11}
              file={file}
              summary={hasScript ? [spoken, ...paces.slice(0, 2).map(timeAt)].join(' \u00b7 ') : ''}
            />
            <MarkedText {...state} headingAs={isFirst ? 'h2' : 'h3'} />
          </div>
          <Panel data-tone={isCompact ? 'mint' : 'ink'} aria-busy={isBehind}>
            {hasScript ? (
              <>
                <SpokenWords count={count} />
                <ResultsTable script={state.script} paces={paces} />
                <OwnPace script={state.script} pace={ownPace} onPace={setOwnPace} />
                <PriceRow {...priceState} />
                {priceState.amount !== null && terms && (
                  <PrintEstimate facts={facts} amount={priceState.amount} terms={terms} script={state.shown} />
                )}
              </>
            ) : (
              <EditableText textStyle="lead" field="ruleText">
                {ruleText}
              </EditableText>
            )}
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
            {tooMany > 0 && (
              <chakra.p fontWeight="600" color="error" mt="5">
                <span key={tooMany}>
                  {fillIn(words.script.tooLong, {
                    count: tooMany,
                    number: formatNumber(tooMany),
                    max: formatNumber(SCRIPT_MAX_LENGTH),
                  })}
                </span>
              </chakra.p>
            )}
            <chakra.div mt="6">
              <EnquiryButton ref={send} request={hasScript ? request : { about: words.script.script }} width="100%">
                {words.script.send}
              </EnquiryButton>
            </chakra.div>
            <Actions mt="5" actions={actions} heading={section.heading} />
          </Panel>
        </Columns>
      </Sheet>
    </ContentSection>
  )
}
