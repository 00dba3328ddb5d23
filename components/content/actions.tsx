/** The buttons and links that editors give a section. */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { TargetLink } from '@/components/content/content-link'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { type ButtonVariant, buttonRecipe } from '@/components/ui/controls/button'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { linkTarget } from '@/lib/content/links'
import type { ContentAction } from '@/lib/content/section-types'
import { type Edit, useEdit } from '@/lib/contexts/edit-context'
import { useSettings } from '@/lib/contexts/page-context'

const LinkButton = chakra(TargetLink, buttonRecipe)

type ActionLinkProps = {
  action: Omit<ContentAction, '_key'>
  variant?: ButtonVariant
  /** Subject of the action: context for screen readers, and for the team that reads the enquiry. */
  about?: string
  /** Heading of the enclosing section: the enquiry's subject if the button's label does not say it. */
  heading?: string | null
  /** Edit attributes of its field, from `useEdit()`. */
  editing?: ReturnType<Edit>
}

/** One action. Renders nothing if its link has no target, so that there are no dead buttons. */
export function ActionLink({ action, variant, about, heading, editing }: ActionLinkProps) {
  const { title } = useSettings().quoteForm
  // "Get a quick quote" says nothing about the subject of the enquiry.
  const topic = about ?? (action.label === title ? heading : action.label)
  const target = linkTarget(action.link, topic)
  if (!target || !action.label) return null
  const shared = { variant: variant ?? action.appearance, ...editing }
  const words = (
    <>
      {action.label}
      {about && <VisuallyHidden> ({about})</VisuallyHidden>}
    </>
  )
  if (target.kind === 'quote') {
    return (
      <EnquiryButton request={target.request} {...shared}>
        {words}
      </EnquiryButton>
    )
  }
  return (
    <LinkButton to={target} {...shared}>
      {words}
    </LinkButton>
  )
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3' },
})

type ActionsProps = HTMLChakraProps<'div'> & {
  actions: readonly ContentAction[]
  /** Heading of the enclosing section. */
  heading?: string | null
}

/** Renders nothing without actions. */
export function Actions({ actions, heading, ...styles }: ActionsProps) {
  const edit = useEdit()
  if (actions.length === 0) return null
  return (
    <Row {...styles}>
      {actions.map((action) => (
        <ActionLink key={action._key} action={action} heading={heading} editing={edit('actions', action)} />
      ))}
    </Row>
  )
}
