import type { LayoutProps } from 'sanity'
import { RedirectDialog } from './redirects/redirect-dialog.tsx'

/**
 * Gives the form beside the preview enough room: Sanity's own minimum is 325 pixels, and has no option. Below this width
 * the Studio shows form and preview one at a time.
 */
const WIDE_FORM = '@media (min-width: 1100px) { #presentation-narrow-panel-content { min-width: 560px } }'

/** The Studio's layout, for `studio.components.layout`. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <style>{WIDE_FORM}</style>
      {props.renderDefault(props)}
      <RedirectDialog />
    </>
  )
}
