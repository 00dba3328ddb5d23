/** Hook that offers a next step in a message, which nobody has to close. */
import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type Prompt, prompt$ } from '../common/prompt-store.ts'

const SHOWN_MS = 30_000

/** @returns shows a message with a button that opens the prompt */
export function useOffer(): (title: string, action: string, prompt: Prompt) => void {
  const { push } = useToast()
  return (title, action, prompt) => {
    push({
      status: 'success',
      closable: true,
      duration: SHOWN_MS,
      title,
      description: (
        <Flex paddingTop={2}>
          <Button mode="ghost" fontSize={1} padding={2} text={action} onClick={() => prompt$.next(prompt)} />
        </Flex>
      ),
    })
  }
}
