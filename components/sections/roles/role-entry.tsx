/** One role: its name, requirements, what to send and how to apply. */
import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { ActionLink } from '@/components/content/actions'
import { ContentImage } from '@/components/content/content-image'
import { EditableText } from '@/components/content/editable-text'
import { Columns } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'
import { type Edit, useEdit } from '@/lib/contexts/edit-context'

type Role = SectionOf<'roles'>['roles'][number]

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(17.5rem, 1fr))' },
    columnGap: '8-20',
    rowGap: '8',
    mt: 'clamp(1.75rem, 3vw, 2.5rem)',
    '& ul': { borderTop: '1px solid {colors.line}' },
    '& li': { py: '3', borderBottom: '1px solid {colors.line}' },
  },
})

type ListProps = { label: string | null; lines: readonly string[]; editing: ReturnType<Edit> }

function List({ label, lines, editing }: ListProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <div {...editing}>
      {label && (
        <Box as="h4" id={id} textStyle="eyebrow" color="muted" mb="3">
          {label}
        </Box>
      )}
      <ul aria-labelledby={label ? id : undefined}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

type RoleEntryProps = {
  role: Role
  /** Picture on the left, text on the right. */
  isMirrored: boolean
  labels: { requirements: string | null; toSend: string | null }
}

export function RoleEntry({ role, isMirrored, labels }: RoleEntryProps) {
  const id = useId()
  const edit = useEdit()
  const editing: Edit = (...path) => edit('roles', role, ...path)
  const { title, text, requirements, toSend, image, action, anchor } = role
  return (
    <chakra.section
      id={anchor ?? undefined}
      aria-labelledby={id}
      borderTop="2px solid {colors.fg}"
      pt="6-10"
      scrollMarginTop="24"
      {...editing()}
    >
      <Columns parts={isMirrored ? [5, 7] : [7, 5]} from="md" alignItems="center" columnGap="8-20" rowGap="6">
        <div>
          <Box as="h3" id={id} textStyle="h2" maxWidth="9.3em" {...editing('title')}>
            {title}
          </Box>
          <EditableText textStyle="lead" mt="4" maxWidth="32em" whiteSpace="pre-line" field={['roles', role, 'text']}>
            {text}
          </EditableText>
          {action && (
            <Box mt="7">
              <ActionLink action={action} about={title} editing={editing('action')} />
            </Box>
          )}
        </div>
        {image?.url && (
          <chakra.figure
            order={isMirrored ? { md: '-1' } : undefined}
            bg="mint"
            borderRadius="card"
            p="clamp(1rem, 2.5vw, 2.25rem)"
            css={{ '& img': { width: '100%', height: 'auto' } }}
            {...editing('image')}
          >
            <ContentImage image={image} sizes="(min-width: 48rem) 28.75rem, 88vw" />
          </chakra.figure>
        )}
      </Columns>
      {requirements.length + toSend.length > 0 && (
        <Lists>
          <List label={labels.requirements} lines={requirements} editing={editing('requirements')} />
          <List label={labels.toSend} lines={toSend} editing={editing('toSend')} />
        </Lists>
      )}
    </chakra.section>
  )
}
