/** What came of a press, in a card below it; and how a message gets into sight. */
import { Card, Text } from '@sanity/ui'

export type Notice = { tone: 'positive' | 'critical'; text: string }

/** A notice, which screen readers read out: at once when it is of a failure. */
export function NoticeCard({ tone, text }: Notice) {
  return (
    <Card tone={tone} border radius={2} padding={3} role={tone === 'positive' ? 'status' : 'alert'}>
      <Text size={1}>{text}</Text>
    </Card>
  )
}

/** Ref of a message that appears in a form: at the lower edge it would appear out of sight. */
export function showWhole(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' })
}
