/** The buttons and links that editors give a section. */
import { chakra } from '@chakra-ui/react'
import { type Edit, useEdit } from '@/components/draft/edit-context'
import { QuoteButton } from '@/components/quote/quote-button'
import type { ContentAction } from '@/lib/content/section-types'
import { linkTarget } from '@/lib/links'
import { type ButtonLook, buttonRecipe } from './button'
import { TargetLink } from './content-link'
import { VisuallyHidden } from './visually-hidden'

const LinkButton = chakra(TargetLink, buttonRecipe)

type ActionLinkProps = {
  action: Omit<ContentAction, '_key'>
  look?: ButtonLook
  /** What the action is about, for those who hear its words without what stands around it. */
  about?: string
  /** Which field it shows, from `useEdit()`. */
  editing?: ReturnType<Edit>
  /** So that it can fill the card around it. */
  className?: string
}

/** One action. Shows nothing when its link leads nowhere, so that visitors never meet a dead button. */
export function ActionLink({ action, look, about, editing, className }: ActionLinkProps) {
  const target = linkTarget(action.link)
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

export function Actions({ actions }: { actions: readonly ContentAction[] }) {
  const edit = useEdit()
  if (actions.length === 0) return null
  return (
    <Row>
      {actions.map((action) => (
        <ActionLink key={action._key} action={action} editing={edit('actions', action)} />
      ))}
    </Row>
  )
}
