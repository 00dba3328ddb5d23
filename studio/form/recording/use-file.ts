/** A file of a form's value, and what the browser finds out about it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLakeQuery } from '../../common/lake/use-lake-query.ts'
import { fieldOf, textOf } from '../../common/untyped.ts'

const FILE = '*[_id == $id][0]{ url }'

export type StoredFile = {
  /** Empty when there is none. */
  ref: string
  /** Empty until it is known. */
  url: string
}

/** @param name field of the value that holds the file */
export function useFile(value: unknown, name: string): StoredFile {
  const ref = textOf(fieldOf(fieldOf(value, name), 'asset'), '_ref')
  const found = useLakeQuery<{ url: string } | null>(FILE, ref ? { id: ref } : null)
  return { ref, url: found?.url ?? '' }
}

/**
 * Fills in what belongs to a file that is chosen while the form is open.
 * @param stored what the value holds about the file; when it changes together with the file, as by going back to an
 * older version, it belongs to it already
 * @param fillIn writes it into the form, and returns the reason when the file is refused
 * @returns the reason why the last file was refused
 */
export function useFilledIn(
  { ref, url }: StoredFile,
  stored: string,
  fillIn: (url: string) => Promise<string | null>,
): string | null {
  const [refusal, setRefusal] = useState<string | null>(null)
  const known = useRef({ ref, stored })
  const start = useEffectEvent(() => void fillIn(url).then(setRefusal))
  useEffect(() => {
    const before = known.current
    if (before.ref === ref) {
      known.current = { ref, stored }
      return
    }
    if (ref !== '' && url === '') return
    known.current = { ref, stored }
    if (ref !== '' && before.stored === stored) start()
  }, [ref, url, stored])
  return refusal
}
