/** The guide beside a form or tool, opened by its question mark: loaded when it is, as most editors seldom need it. */
import { CloseIcon } from '@sanity/icons/Close'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { lazy, Suspense } from 'react'
import type { DocumentInspector, DocumentInspectorProps } from 'sanity'
import { type Anchors, CHAPTERS_OF_TYPE } from './chapters.ts'

const Guide = lazy(() => import('./guide.tsx'))

const FILL = { minHeight: 0 }

const Opening = () => (
  <Box padding={4}>
    <Text size={1} muted>
      Opening the guide …
    </Text>
  </Box>
)

/** @param about the chapters about the screen */
export function GuidePanel({ about, onClose }: { about: Anchors; onClose: () => void }) {
  return (
    <Flex as="aside" aria-label="Guide" direction="column" height="fill">
      <Card borderBottom padding={2}>
        <Flex align="center" gap={2}>
          <Box flex={1} paddingX={2}>
            <Text weight="medium">Guide</Text>
          </Box>
          <Button
            mode="bleed"
            icon={CloseIcon}
            aria-label="Close the guide"
            title="Close the guide"
            onClick={onClose}
          />
        </Flex>
      </Card>
      <Box flex={1} overflow="auto" style={FILL}>
        <Suspense fallback={<Opening />}>
          <Guide key={about.join()} about={about} />
        </Suspense>
      </Box>
    </Flex>
  )
}

function FormGuide({ documentType, onClose }: DocumentInspectorProps) {
  const about = CHAPTERS_OF_TYPE[documentType]
  return about ? <GuidePanel about={about} onClose={onClose} /> : null
}

/** The question mark above every form, for `document.inspectors`. */
export const guideInspector: DocumentInspector = {
  name: 'guide',
  component: FormGuide,
  useMenuItem: ({ documentType }) => ({
    title: 'Guide',
    icon: HelpCircleIcon,
    showAsAction: true,
    hidden: !(documentType in CHAPTERS_OF_TYPE),
  }),
}
