/** The dialog that all prompts share. */
import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { closePrompt } from '../common/prompt-store.ts'

type PromptFrameProps = {
  header: string
  /** The button that changes nothing. */
  close: string
  /** The other button, which closes the dialog when it is done. */
  action?: { text: string; tone: 'primary' | 'critical'; isDisabled?: boolean; run(): Promise<void> }
  children: ReactNode
}

/** A dialog with a question. */
export function PromptFrame({ header, close, action, children }: PromptFrameProps) {
  const [isRunning, setRunning] = useState(false)

  async function run(): Promise<void> {
    setRunning(true)
    await action?.run()
    closePrompt()
  }

  return (
    <Dialog
      id="prompt"
      header={header}
      width={1}
      onClose={closePrompt}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={close} onClick={closePrompt} disabled={isRunning} />
          {action && (
            <Button
              tone={action.tone}
              text={action.text}
              onClick={run}
              loading={isRunning}
              disabled={action.isDisabled}
            />
          )}
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        {children}
      </Stack>
    </Dialog>
  )
}
