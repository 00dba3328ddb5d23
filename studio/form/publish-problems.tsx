/** Says below the form of a document, right above Publish, why it cannot be published. */
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { useFormBuilder, useValidationStatus } from 'sanity'
import { textOf } from '../rules/parent.ts'
import { FactsProvider } from './facts/facts-context.tsx'
import { problemsOf } from './problems.ts'
import { useEarlySave } from './use-early-save.ts'

/** Stays at the lower edge of the form while it scrolls. */
const AT_THE_BUTTON = { position: 'sticky', bottom: 0, zIndex: 10 } as const

/** Three lines; a longer list scrolls, so that the form stays in sight. */
const LIST = { maxHeight: 76, overflowY: 'auto', listStyle: 'none' } as const

type ProblemsProps = Pick<ObjectInputProps, 'schemaType' | 'value' | 'onPathFocus'> & { id: string }

function Problems({ id, schemaType, value, onPathFocus }: ProblemsProps) {
  const { validation } = useValidationStatus(id, schemaType.name, true)
  const problems = problemsOf(validation, value, schemaType)
  if (problems.length === 0) return null
  return (
    <Box style={AT_THE_BUTTON} paddingBottom={2}>
      <Card
        as="section"
        aria-label="Why it cannot be published"
        tone="critical"
        border
        radius={3}
        paddingX={3}
        paddingY={2}
      >
        <Stack gap={2}>
          <Box paddingTop={1}>
            <Text size={1} weight="semibold">
              Not ready to publish: {problems.length === 1 ? 'one thing' : `${problems.length} things`} to fix
            </Text>
          </Box>
          <Stack as="ul" gap={0} padding={0} margin={0} style={LIST}>
            {problems.map(({ key, place, message, path }) => (
              <Flex as="li" key={key}>
                <Button
                  mode="bleed"
                  tone="critical"
                  fontSize={1}
                  padding={1}
                  text={place ? `${place}: ${message}` : message}
                  onClick={() => onPathFocus(path)}
                />
              </Flex>
            ))}
          </Stack>
        </Stack>
      </Card>
    </Box>
  )
}

/** The form of a whole document, followed by what keeps it from being published. */
export function DocumentForm(props: ObjectInputProps) {
  const { id: formId } = useFormBuilder()
  const id = textOf(props.value, '_id') || formId
  useEarlySave(id, props.schemaType.name, props.value)
  return (
    <FactsProvider>
      <Stack gap={4}>
        {props.renderDefault(props)}
        {!props.readOnly && <Problems {...props} id={id} />}
      </Stack>
    </FactsProvider>
  )
}
