/** Chosen voices that have left the booking system: above the form of the page, and at the list itself. */
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { fieldOf, listOf, textOf } from '../../common/untyped.ts'
import { missingVoices } from './catalogue.ts'
import { useCatalogue } from './use-catalogue.ts'

/** "Gone Gregory (BB-9999), Missing Mary (BB-9998)". */
function namesOf(voices: readonly unknown[]): string {
  return voices.map((voice) => `${textOf(voice, 'name')} (${textOf(voice, 'code')})`).join(', ')
}

/** @param action.text of the button; without an action nothing can be done here */
export function MissingVoicesCard({
  voices,
  action,
}: {
  voices: readonly unknown[]
  action?: { text: string; run(): void }
}) {
  return (
    <Card tone="caution" border radius={2} padding={3} role="status">
      <Stack gap={3}>
        <Text size={1}>No longer in the booking system, so visitors do not see: {namesOf(voices)}.</Text>
        {action && (
          <Flex>
            <Button mode="ghost" fontSize={1} padding={2} text={action.text} onClick={action.run} />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

/** Above the form of a page, so that it is seen before the sections are opened. */
export function MissingVoices({ value, onPathFocus }: Pick<ObjectInputProps, 'value' | 'onPathFocus'>) {
  const sections = listOf(value, 'sections').filter(
    (section) => textOf(fieldOf(section, 'voices'), 'kind') === 'chosen',
  )
  if (sections.length === 0) return null
  return <MissingInSections sections={sections} onPathFocus={onPathFocus} />
}

type MissingInSectionsProps = Pick<ObjectInputProps, 'onPathFocus'> & { sections: readonly unknown[] }

function MissingInSections({ sections, onPathFocus }: MissingInSectionsProps) {
  const catalogue = useCatalogue()
  return sections.map((section) => {
    const voices = missingVoices(listOf(fieldOf(section, 'voices'), 'chosen'), catalogue)
    const _key = textOf(section, '_key')
    const run = () => onPathFocus(['sections', { _key }, 'voices', 'chosen'])
    return voices.length > 0 && <MissingVoicesCard key={_key} voices={voices} action={{ text: 'Show the list', run }} />
  })
}
