/** Gives the form beside the preview enough room: Sanity's own minimum is 325 pixels, and has no option. */
import { definePlugin, type LayoutProps } from 'sanity'

/** Below this width the Studio shows form and preview one at a time. */
const FORM = '@media (min-width: 1100px) { #presentation-narrow-panel-content { min-width: 560px } }'

function LayoutWithWideForm(props: LayoutProps) {
  return (
    <>
      <style>{FORM}</style>
      {props.renderDefault(props)}
    </>
  )
}

export const wideForm = definePlugin({ name: 'wide-form', studio: { components: { layout: LayoutWithWideForm } } })
