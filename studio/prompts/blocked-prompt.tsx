/** Prompt: a document cannot be removed, because others refer to it. */
import { Stack, Text } from '@sanity/ui'
import { pathToString, useSchema } from 'sanity'
import { DocumentLink } from '../common/document-link.tsx'
import { type Blocker, closePrompt, type Prompt, prompt$ } from '../common/prompt-store.ts'
import { fieldOf, listOf, textOf } from '../common/untyped.ts'
import { keyOf } from '../removal/blockers.ts'
import { PromptFrame } from './prompt-frame.tsx'

const PAST = { unpublish: 'unpublished', delete: 'deleted' } as const

const LIST = { maxHeight: 220, overflowY: 'auto', listStyle: 'none' } as const

/** The title of the outermost field of a blocker, such as "Main navigation". @param type compiled */
function fieldTitle(type: unknown, { path: [first] }: Blocker): string {
  const field = listOf(type, 'fields').find((candidate) => textOf(candidate, 'name') === first)
  return textOf(fieldOf(field, 'type'), 'title')
}

export function BlockedPrompt({ removal, title, blockers, page }: Extract<Prompt, { kind: 'blocked' }>) {
  const schema = useSchema()
  // The next prompt takes the place of this one as soon as this one closes.
  const run = async () => void setTimeout(() => prompt$.next(page && { kind: 'offline', page }))
  return (
    <PromptFrame
      header={`“${title}” cannot be ${PAST[removal]} yet`}
      close="Close"
      action={page ? { text: 'Take it offline instead', tone: 'primary', run } : undefined}
    >
      <Text size={1}>
        {blockers.length === 1 ? 'This leads to it. Take it out first' : 'These lead to it. Take them out first'}
        {page ? ', or take the page offline: then they disappear by themselves, until you put it online again.' : '.'}
      </Text>
      <Stack as="ul" gap={3} padding={0} paddingY={1} margin={0} style={LIST}>
        {blockers.map((blocker) => {
          const { id, type, name, isDraft, path, label } = blocker
          return (
            <Text as="li" size={1} key={keyOf(blocker)}>
              <span onClickCapture={closePrompt}>
                <DocumentLink id={id} type={type} path={pathToString(path)}>
                  {[name, fieldTitle(schema.get(type), blocker), label].filter(Boolean).join(' › ')}
                </DocumentLink>
              </span>
              {isDraft && ' (not published yet)'}
            </Text>
          )
        })}
      </Stack>
    </PromptFrame>
  )
}
