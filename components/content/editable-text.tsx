/** A text that editors write, a paragraph by default. Renders nothing while it is blank; the preview opens its field. */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type EditPath, useEdit } from '@/lib/contexts/edit-context'

type EditableTextProps = Omit<HTMLChakraProps<'p'>, 'children'> & {
  /** Name or path of the field that holds it. */
  field: string | EditPath
  children: string | null | undefined
}

export function EditableText({ field, children, ...props }: EditableTextProps) {
  const edit = useEdit()
  if (!children) return null
  return (
    <chakra.p {...(typeof field === 'string' ? edit(field) : edit(...field))} {...props}>
      {children}
    </chakra.p>
  )
}
