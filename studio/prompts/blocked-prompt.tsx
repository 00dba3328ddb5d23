import { Box, Text } from '@sanity/ui'
import { pathToString } from 'sanity'
import { DocumentLink } from '../common/document-link.tsx'
import { closePrompt, type Prompt, prompt$ } from '../common/prompt-store.ts'
import { keyOf } from '../removal/blockers.ts'
import { PromptFrame } from './prompt-frame.tsx'

const PAST = { unpublish: 'unpublished', delete: 'deleted' } as const

const LIST = { maxHeight: 220, overflowY: 'auto' } as const

export function BlockedPrompt({ removal, title, blockers, page }: Extract<Prompt, { kind: 'blocked' }>) {
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
      <Box as="ul" padding={0} margin={0} paddingLeft={4} style={LIST}>
        {blockers.map((blocker) => {
          const { id, type, name, isDraft, path, label } = blocker
          return (
            <Text as="li" size={1} key={keyOf(blocker)}>
              <span onClickCapture={closePrompt}>
                <DocumentLink id={id} type={type} path={pathToString(path)}>
                  {[name, label].filter(Boolean).join(' › ')}
                </DocumentLink>
              </span>
              {isDraft && ' (not published yet)'}
            </Text>
          )
        })}
      </Box>
    </PromptFrame>
  )
}
