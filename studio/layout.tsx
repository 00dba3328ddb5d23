/** The Studio's layout: the bar of the connection, the guide, the prompts, and corrections of Sanity's styles. */
import { Flex } from '@sanity/ui'
import type { LayoutProps } from 'sanity'
import { ConnectionBar } from './connection/connection-bar.tsx'
import { WithGuide } from './guide/guide-panel.tsx'
import { PromptDialog } from './prompts/prompt-dialog.tsx'
import { UploadNotices } from './uploads/upload-notices.tsx'

/**
 * Gives the form beside the preview enough room: Sanity's own minimum is 325 pixels, and has no option. Below this width
 * the Studio shows form and preview one at a time.
 */
const WIDE_FORM = '@media (min-width: 1100px) { #presentation-narrow-panel-content { min-width: 560px } }'

/**
 * Headlines as they are written: above an open item Sanity gives each word a capital, by a style at the element
 * (core/form/components/breadcrumbs/DialogBreadcrumbs.tsx).
 */
const AS_WRITTEN = '[style*="text-transform: capitalize"] { text-transform: none !important }'

/**
 * Addresses of pages and redirects are read whole in lists, where Sanity cuts them. Its rows are as high as two lines, and
 * its list measures each row: with the height of its words none stands over the next.
 */
const WHOLE_LINES = `
[data-testid="document-list-pane"] [data-testid="default-preview"] { height: auto; min-height: 33px }
[data-testid="document-list-pane"] [data-testid="default-preview__header"] [data-ui="Text"] span {
  white-space: normal; overflow-wrap: anywhere
}`

/** Until a preview responds its address is the one that enables drafts, which says nothing to an editor. */
const PREVIEW_URL = 'input[value*="/api/draft/enable"] { color: transparent !important }'

/** The Studio's layout, for `studio.components.layout`. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <style>{`${WIDE_FORM} ${AS_WRITTEN} ${PREVIEW_URL} ${WHOLE_LINES}`}</style>
      <Flex direction="column" height="fill">
        <ConnectionBar />
        <WithGuide>{props.renderDefault(props)}</WithGuide>
      </Flex>
      <PromptDialog />
      <UploadNotices />
    </>
  )
}
