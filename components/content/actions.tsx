/** The buttons and links that editors give a section. */
import { chakra } from '@chakra-ui/react'
import { type Edit, useEdit } from '@/components/draft/edit-context'
import { QuoteButton } from '@/components/quote/quote-button'
import { useQuoteTexts } from '@/components/quote/quote-texts'
import { linkTarget } from '@/lib/content/links'
import type { ContentAction } from '@/lib/content/section-types'
import { type ButtonLook, buttonRecipe } from '../ui/button'
import { TargetLink } from '../ui/content-link'
import { VisuallyHidden } from '../ui/visually-hidden'

const LinkButton = chakra(TargetLink, buttonRecipe)

type ActionLinkProps = {
  action: Omit<ContentAction, '_key'>
  look?: ButtonLook
  /** What the action is about, for those who hear its words without what stands around it, and for the team that reads the enquiry. */
  about?: string
  /** Heading of the section around it: what an enquiry is about when the button's own words do not say it. */
  heading?: string | null
  /** Which field it shows, from `useEdit()`. */
  editing?: ReturnType<Edit>
  /** So that it can fill the card around it. */
  className?: string
}

/** One action. Shows nothing when its link leads nowhere, so that visitors never meet a dead button. */
export function ActionLink({ action, look, about, heading, editing, className }: ActionLinkProps) {
  const { title } = useQuoteTexts()
  // "Get a quick quote" is what every enquiry asks for.
  const topic = about ?? (action.label === title ? heading : action.label)
  const target = linkTarget(action.link, topic)
  if (!target || !action.label) return null
  const shared = { look: look ?? action.appearance, className, ...editing }
  const words = (
    <>
      {action.label}
      {about && <VisuallyHidden> ({about})</VisuallyHidden>}
    </>
  )
  if (target.kind === 'quote') {
    return (
      <QuoteButton request={target.request} {...shared}>
        {words}
      </QuoteButton>
    )
  }
  return (
    <LinkButton to={target} {...shared}>
      {words}
    </LinkButton>
  )
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', rowGap: '12px' },
})

type ActionsProps = {
  actions: readonly ContentAction[]
  /** Heading of the section around them. */
  heading?: string | null
}

export function Actions({ actions, heading }: ActionsProps) {
  const edit = useEdit()
  if (actions.length === 0) return null
  return (
    <Row>
      {actions.map((action) => (
        <ActionLink key={action._key} action={action} heading={heading} editing={edit('actions', action)} />
      ))}
    </Row>
  )
}
