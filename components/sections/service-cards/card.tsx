/** Shared by the layouts of service cards: text, action and the stretched click target. */
import { Box } from '@chakra-ui/react'
import { ActionLink } from '@/components/content/actions'
import { EditableText } from '@/components/content/editable-text'
import type { ButtonVariant } from '@/components/ui/controls/button'
import type { SectionOf, Tone } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

export type ServiceCard = SectionOf<'serviceCards'>['cards'][number]

export type LayoutProps = {
  cards: readonly ServiceCard[]
  /** Tone of the section. */
  tone: Tone
}

/**
 * Stretches the action's link over the whole card, above a picture that moves on hover. (If the link itself moved on
 * hover, it would become the containing block of its own target and lose the pointer again.)
 */
export const cardTarget = {
  position: 'relative',
  '& a::after': { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'card' },
  '& a:is(:hover, :active):not(:disabled)': { transform: 'none' },
} as const

type CardWordsProps = {
  card: ServiceCard
  /** Display type for the title. */
  isLoud?: boolean
  variant?: ButtonVariant
}

export function CardWords({ card, isLoud = false, variant }: CardWordsProps) {
  const edit = useEdit()
  const { title, text, action } = card
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-start" height="100%">
      <Box as="h3" textStyle={isLoud ? 'h2' : 'h3'} {...edit('cards', card, 'title')}>
        {title}
      </Box>
      <EditableText
        color="muted"
        mt={isLoud ? '3' : '2'}
        mb="4"
        maxWidth="30.7em"
        whiteSpace="pre-line"
        field={['cards', card, 'text']}
      >
        {text}
      </EditableText>
      {action && (
        <Box mt="auto">
          <ActionLink action={action} variant={variant} about={title} editing={edit('cards', card, 'action')} />
        </Box>
      )}
    </Box>
  )
}
