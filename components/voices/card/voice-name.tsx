/** The name of a voice on its card, with a link to its page. */
import { chakra } from '@chakra-ui/react'
import type { Voice } from '@/lib/api/models'
import { voicePath } from '@/lib/voices/paths'

/** Looks like the name it is. The outline is inside, because the name is cut after three lines. */
const Link = chakra('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.16em' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

export function VoiceName({ voice }: { voice: Voice }) {
  const path = voicePath(voice)
  return path ? <Link href={path}>{voice.pseudonym}</Link> : voice.pseudonym
}
