/** The frame of a tool's page. */
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Button, Card, Container, Flex, Heading, Stack } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { CHAPTERS_OF_TOOL, type Screen } from '../guide/chapters.ts'
import { GuidePanel, PANEL } from '../guide/guide-panel.tsx'

type Props = {
  title: string
  /** Of its text: 2, or 3 for two columns. */
  width: 2 | 3
  /** What the question mark beside the title opens the guide about. */
  screen: Screen
  children: ReactNode
}

/** The page of one of the Studio's own tools, and the guide beside it; in a narrow window in place of it. */
export function ToolPage({ title, width, screen, children }: Props) {
  const [hasGuide, setGuide] = useState(false)
  return (
    <Flex height="fill">
      <Card flex={1} overflow="auto" display={hasGuide ? ['none', 'none', 'block'] : 'block'}>
        <Container width={width} padding={4}>
          <Stack gap={4} paddingY={3}>
            <Flex align="center" gap={2}>
              <Heading as="h1" size={2}>
                {title}
              </Heading>
              <Button
                mode="bleed"
                icon={HelpCircleIcon}
                aria-label="Guide"
                title="Guide"
                aria-expanded={hasGuide}
                onClick={() => setGuide(!hasGuide)}
              />
            </Flex>
            {children}
          </Stack>
        </Container>
      </Card>
      {hasGuide && (
        <Card borderLeft flex={['auto', 'auto', 'none']} style={PANEL}>
          <GuidePanel about={CHAPTERS_OF_TOOL[screen]} onClose={() => setGuide(false)} />
        </Card>
      )}
    </Flex>
  )
}
