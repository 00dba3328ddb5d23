/** What the link of a list carries beside its voices, said before it is copied; and the script that came with a link. */
import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { hydrateWhere } from '@/components/runtime/islands'
import { Button } from '@/components/ui/controls/button'
import { CheckField } from '@/components/ui/controls/field'
import { useWords } from '@/lib/contexts/words-context'
import { getScript, NO_SCRIPT, parseScript, type StoredScript, setScript } from '@/lib/script/script-store'
import { subscribeScript } from '@/lib/script/signals'
import { shortlistLink } from '@/lib/shortlist/link'
import { encodeFragment } from '@/lib/shortlist/link-fragment'
import { fillIn } from '@/lib/words/words'
import type { ShownList } from './use-list'

/** Characters of a script by which its writer knows it. */
const BEGINNING = 40

function beginningOf({ text }: StoredScript): string {
  const [first = '', ...more] = text.trim().split('\n')
  const beginning = Array.from(first).slice(0, BEGINNING).join('').trim()
  return beginning.length < first.length || more.length > 0 ? `${beginning} …` : beginning
}

function useOwnScript(): StoredScript {
  return useSyncExternalStore(subscribeScript, getScript, () => NO_SCRIPT)
}

/** The link of a list: with its notes, and of the visitor's own list with the script if that is wanted. A shared list keeps its script. */
export function useLink({ voices, isShared, script }: ShownList) {
  const own = useOwnScript()
  const [isWanted, want] = useState(false)
  const offered = !isShared && own.text !== '' ? own : null
  const sent = isShared ? script : offered && isWanted ? JSON.stringify(offered) : null
  const [fragment, setFragment] = useState<string | null>('')
  useEffect(() => {
    let isCurrent = true
    const notes = new Map(voices.flatMap(({ id, note }) => (note ? [[id, note] as const] : [])))
    void encodeFragment({ notes, script: sent }).then((encoded) => isCurrent && setFragment(encoded))
    return () => {
      isCurrent = false
    }
  }, [voices, sent])
  return {
    url: () => shortlistLink(window.location.origin, voices) + (fragment ?? ''),
    hasNotes: voices.some(({ note }) => note),
    /** The script that can be sent along; null for none. */
    offered,
    isWanted,
    want,
    isTooLong: fragment === null,
  }
}

export function LinkContents({ link }: { link: ReturnType<typeof useLink> }) {
  const words = useWords('shortlistPage')
  const { hasNotes, offered, isWanted, want, isTooLong } = link
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ md: 'end' }}
      columnGap="6"
      mt="2"
      textStyle="small"
      overflowWrap="anywhere"
      _print={{ display: 'none' }}
    >
      {offered && (
        <CheckField>
          <input type="checkbox" checked={isWanted} onChange={({ target }) => want(target.checked)} />
          <span dir="auto">{fillIn(words.shortlistPage.scriptGoes, { beginning: beginningOf(offered) })}</span>
        </CheckField>
      )}
      {hasNotes && <p>{words.shortlistPage.notesGo}</p>}
      <chakra.p role="status" color="error" fontWeight="600">
        {isTooLong && <span>{words.shortlistPage.linkTooLong}</span>}
      </chakra.p>
    </Box>
  )
}

const Sheet = chakra('details', {
  base: {
    maxWidth: 'text',
    mb: '6',
    px: '5',
    py: '2',
    borderRadius: 'card',
    bg: 'panel',
    '& summary': {
      minHeight: 'touch',
      alignContent: 'center',
      cursor: 'pointer',
      fontWeight: '600',
    },
    '& blockquote': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '15rem', overflow: 'auto', py: '2' },
  },
})

/** @param stored the script as it came with the link */
export function SharedScript({ stored }: { stored: string }) {
  const words = useWords('shortlistPage')
  const script = useMemo(() => parseScript(stored), [stored])
  const own = useOwnScript()
  /** What the visitor had before. */
  const [replaced, setReplaced] = useState<StoredScript | null>(null)
  const isUsed = own.text === script.text

  function use(next: StoredScript, before: StoredScript | null): void {
    setReplaced(before)
    setScript(next)
    hydrateWhere(({ dataset }) => dataset.part === 'scriptDesk')
  }

  if (script.text.trim() === '') return null
  const label = isUsed ? words.shortlistPage.undo : words.shortlistPage.useScript
  return (
    <Sheet open>
      <summary>{words.shortlistPage.cameWithLink}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard */}
      <blockquote dir="auto" tabIndex={0}>
        {script.text}
      </blockquote>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="4" mt="2" mb="3" _print={{ display: 'none' }}>
        {(!isUsed || replaced) && (
          <Button variant="secondary" onClick={() => (replaced && isUsed ? use(replaced, null) : use(script, own))}>
            <span key={label}>{label}</span>
          </Button>
        )}
        <p role="status">{isUsed && <span>{words.shortlistPage.scriptUsed}</span>}</p>
      </Box>
    </Sheet>
  )
}
