/** A stopwatch for timing scripts: large digits, large buttons and splits. */

import { chakra } from '@chakra-ui/react'
import { Flag, Pause, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { Button } from '@/components/ui/controls/button'
import { CheckField } from '@/components/ui/controls/field'
import { Columns } from '@/components/ui/section'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { isRunning } from '@/lib/stopwatch/stopwatch'
import type { SectionProps } from '../definition'
import { Face } from './face'
import { Splits } from './splits'
import { useStopwatch } from './use-stopwatch'

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))', md: '2fr 1fr 1fr' },
    gap: '3',
    '& button': { minHeight: '20', px: { base: '2', sm: '6' }, fontSize: '2xl', touchAction: 'manipulation' },
    '& button:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& svg': { width: '1.625rem', height: '1.625rem', flex: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
})

/** Hidden on devices without a keyboard. */
const Keys = chakra(CheckField, {
  base: {
    mt: '4',
    textStyle: 'small',
    color: 'muted',
    '@media (hover: none), (scripting: none)': { display: 'none' },
  },
})

const WithoutScripts = chakra('p', { base: { display: 'none', '@media (scripting: none)': { display: 'block' } } })

export default function StopwatchSection({ section, isFirst }: SectionProps<'stopwatch'>) {
  const edit = useEdit()
  const words = useWords('stopwatch')
  const [hasKeys, setKeys] = useState(true)
  const { stopwatch, announcement, toggle, split, reset } = useStopwatch()
  const { heading, intro, keysLabel, emptyText, noScriptText } = section
  const shortcut = (key: string) => (hasKeys ? key : undefined)
  const isOn = isRunning(stopwatch)
  return (
    <ContentSection section={section} pt="8-14">
      {(heading || intro) && (
        <Columns parts={[7, 5]} columnGap="8-20" rowGap="3" alignItems="end" mb="6-10" overflowWrap="anywhere">
          <SectionTitle section={section} as={isFirst ? 'h1' : 'h2'} />
          <EditableText textStyle="lead" color="muted" field="intro">
            {intro}
          </EditableText>
        </Columns>
      )}
      <div data-shortcuts>
        <Face stopwatch={stopwatch} />
        {noScriptText && <WithoutScripts {...edit('noScriptText')}>{noScriptText}</WithoutScripts>}
        <Columns parts={[7, 5]} columnGap="8-20" rowGap="8" mt="7-12">
          <div>
            <Controls>
              <Button data-shortcut={shortcut(' ')} onClick={toggle}>
                {isOn ? <Pause /> : <Play />}
                <span>{words.stopwatch[isOn ? 'pause' : 'start']}</span>
              </Button>
              {/* Not `disabled`: the focus would be lost when R resets while this button is focused. */}
              <Button variant="secondary" aria-disabled={!isOn} onClick={split}>
                <Flag />
                {words.stopwatch.split}
              </Button>
              <Button variant="secondary" data-shortcut={shortcut('r')} onClick={reset}>
                <RotateCcw />
                {words.stopwatch.reset}
              </Button>
            </Controls>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
            <Keys {...edit('keysLabel')}>
              <input type="checkbox" checked={hasKeys} onChange={(event) => setKeys(event.target.checked)} />
              {keysLabel}
            </Keys>
          </div>
          <Splits splits={stopwatch.splits} emptyText={emptyText} headingAs={heading && !isFirst ? 'h3' : 'h2'} />
        </Columns>
      </div>
    </ContentSection>
  )
}
