/** The guide beside a form, list or tool, opened by its question mark: loaded when it is, as most editors seldom need it. */
import { CloseIcon } from '@sanity/icons/Close'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { ActiveToolLayoutProps, DocumentInspector, DocumentInspectorProps } from 'sanity'
import type { MenuItemBuilder, StructureBuilder } from 'sanity/structure'
import { type Anchors, CHAPTERS_OF_TOOL, CHAPTERS_OF_TYPE } from './chapters.ts'

const Guide = lazy(() => import('./guide.tsx'))

const FILL = { minHeight: 0 }
const NARROW = { minWidth: 0 }

/** As wide as Sanity's own panel beside a form. */
export const PANEL = { flexBasis: 360 }

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

/** What the guide beside the whole Studio is opened about, for screens that have no room of ours. */
const opened$ = new BehaviorSubject<Anchors | null>(null)

function subscribe(listener: () => void): () => void {
  const subscription = opened$.subscribe(listener)
  return () => subscription.unsubscribe()
}

/** The Studio with the guide beside it, once a list or a tool of others has opened it; in a narrow window in place of it. */
export function WithGuide({ children }: { children: ReactNode }) {
  const about = useSyncExternalStore(subscribe, () => opened$.value)
  return (
    <Flex flex={1} style={FILL}>
      <Box flex={1} display={about ? ['none', 'none', 'block'] : 'block'} style={NARROW}>
        {children}
      </Box>
      {about && (
        <Card borderLeft flex={['auto', 'auto', 'none']} style={PANEL}>
          <GuidePanel about={about} onClose={() => opened$.next(null)} />
        </Card>
      )}
    </Flex>
  )
}

/** The question mark above a list, for its menu items. */
export function guideItem(S: StructureBuilder, about: Anchors): MenuItemBuilder {
  return S.menuItem()
    .title('Guide to this list')
    .icon(HelpCircleIcon)
    .showAsAction(true)
    .action(() => opened$.next(about))
}

/** Puts a line with a question mark above the library of files, which has no room for one of ours. */
export function ToolLayout(props: ActiveToolLayoutProps) {
  if (props.activeTool.name !== 'media') return props.renderDefault(props)
  return (
    <Flex direction="column" height="fill">
      <Card borderBottom paddingX={3} paddingY={1}>
        <Flex justify="flex-end">
          <Button
            mode="bleed"
            icon={HelpCircleIcon}
            aria-label="Guide"
            title="Guide"
            onClick={() => opened$.next(CHAPTERS_OF_TOOL.media)}
          />
        </Flex>
      </Card>
      <Box flex={1} style={FILL}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  )
}
