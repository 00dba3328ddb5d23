/** A transcript or description of a recording or film in a native disclosure, which works without JavaScript. */
import { chakra } from '@chakra-ui/react'
import type { Edit } from '@/lib/contexts/edit-context'

const Words = chakra('details', {
  base: {
    textStyle: 'small',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      cursor: 'pointer',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& p': { color: 'muted', whiteSpace: 'pre-line', maxWidth: '48em', overflowWrap: 'anywhere' },
  },
})

type TranscriptProps = {
  text: string | null
  label: string
  /** Click-to-edit attributes. */
  edit?: ReturnType<Edit>
}

/** Renders nothing without a text. */
export function Transcript({ text, label, edit }: TranscriptProps) {
  if (!text) return null
  return (
    <Words {...edit}>
      <summary>{label}</summary>
      <p dir="auto">{text}</p>
    </Words>
  )
}
