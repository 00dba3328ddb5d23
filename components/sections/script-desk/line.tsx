/** The script desk as one line: a field, and once there is a script its time and price, what it is for, and where to hear who should read it. */
import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { Offer } from '@/components/script/offer'
import { type PricedOffer, useOffer } from '@/components/script/use-offer'
import { type ScriptState, useSendScript } from '@/components/script/use-script'
import { Columns } from '@/components/ui/section'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import type { SectionOf } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import { UseChoices } from './price'
import { useAnnouncement } from './results'
import { useScriptBrief } from './script-brief'
import { ScriptField, useScriptFile } from './script-field'

const Result = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: '6-13',
    rowGap: '5',
    alignItems: 'start',
    mt: '5',
    pt: '5',
    borderTop: '1px solid {colors.line}',
  },
})

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3', mt: '5' },
})

type LineProps = {
  section: SectionOf<'scriptDesk'>
  isFirst: boolean | undefined
  state: ScriptState
  pace: number
}

export function ScriptLine({ section, isFirst, state, pace }: LineProps) {
  const words = useWords('script')
  const file = useScriptFile(state.setText)
  const offer = useOffer(pace, null)
  const { spoken, time, script } = offer
  const hasScript = state.text.trim() !== '' && script.words > 0
  const announcement = useAnnouncement(hasScript ? `${spoken}: ${time} ${words.script.medium}` : '')
  return (
    <ContentSection section={section} py="7-12">
      <Columns
        parts={[5, 7]}
        columnGap="6-13"
        rowGap="4"
        alignItems="center"
        data-script-line=""
        {...file.dropHandlers}
      >
        <div>
          <SectionTitle section={section} as={isFirst ? 'h1' : 'h2'} textStyle="h3" textWrap="balance" />
          <EditableText color="muted" mt="2" field={section.intro ? 'intro' : 'ruleText'}>
            {section.intro || section.ruleText}
          </EditableText>
        </div>
        <ScriptField state={state} rows={2} file={file} summary={hasScript ? spoken : ''} isLine />
      </Columns>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {hasScript && <LineResult state={state} offer={offer} section={section} />}
    </ContentSection>
  )
}

type LineResultProps = Pick<LineProps, 'state' | 'section'> & { offer: PricedOffer }

function LineResult({ state, offer, section }: LineResultProps) {
  const words = useWords('script')
  const send = useRef<HTMLButtonElement>(null)
  useSendScript(send, state.text)
  const request = useScriptBrief(offer.spoken, offer.facts)
  return (
    <Result>
      <Offer offer={offer} size="large" />
      <UseChoices use={state.use} choose={state.choose} />
      <Row gridColumn="1 / -1" mt="0">
        <EnquiryButton ref={send} request={request}>
          {words.script.send}
        </EnquiryButton>
        <Actions actions={section.actions} heading={section.heading} />
      </Row>
    </Result>
  )
}
