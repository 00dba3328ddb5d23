/** The buttons and links that editors give a section. */
import { chakra } from '@chakra-ui/react'
import { useEdit } from '@/components/draft/edit-context'
import { QuoteButton } from '@/components/quote/quote-button'
import type { ContentAction } from '@/lib/content/section-types'
import { linkTarget } from '@/lib/links'
import { type ButtonLook, buttonRecipe } from './button'
import { TargetLink } from './content-link'

const LinkButton = chakra(TargetLink, buttonRecipe)

/** One action. Shows nothing when its link leads nowhere, so that visitors never meet a dead button. */
function ActionLink({ action, look }: { action: ContentAction; look?: ButtonLook }) {
  const target = linkTarget(action.link)
  const appearance = look ?? action.appearance
  const edit = useEdit()
  if (!target || !action.label) return null
  if (target.kind === 'quote') {
    return (
      <QuoteButton request={target.request} look={appearance} {...edit('actions', action)}>
        {action.label}
      </QuoteButton>
    )
  }
  return (
    <LinkButton to={target} look={appearance} {...edit('actions', action)}>
      {action.label}
    </LinkButton>
  )
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', rowGap: '12px' },
})

export function Actions({ actions }: { actions: readonly ContentAction[] }) {
  if (actions.length === 0) return null
  return (
    <Row>
      {actions.map((action) => (
        <ActionLink key={action._key} action={action} />
      ))}
    </Row>
  )
}
