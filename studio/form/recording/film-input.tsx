/** The form of a film that is a file: its length is read from the file, and shown with a player. */
import { Stack } from '@sanity/ui'
import { type ObjectInputProps, set, unset } from 'sanity'
import { numberOf } from '../../common/untyped.ts'
import { REFUSED_FILM, roundedSeconds } from '../../rules/files/recording.ts'
import { FileCard, Length } from './file-card.tsx'
import { useFile, useFilledIn } from './use-file.ts'

/** @returns the length in seconds; null when the browser cannot play the file */
function readLength(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const film = document.createElement('video')
    film.preload = 'metadata'
    film.onloadedmetadata = () => resolve(film.videoWidth > 0 && Number.isFinite(film.duration) ? film.duration : null)
    film.onerror = () => resolve(null)
    film.src = url
  })
}

export function FilmInput(props: ObjectInputProps) {
  const { value, onChange, renderDefault } = props
  const file = useFile(value, 'video')
  const seconds = numberOf(value, 'seconds')
  const refusal = useFilledIn(file, String(seconds), async (url) => {
    const length = await readLength(url)
    if (length === null) onChange([unset(['video']), unset(['seconds'])])
    else onChange(set(roundedSeconds(length), ['seconds']))
    return length === null ? REFUSED_FILM : null
  })
  return (
    <Stack gap={4}>
      <FileCard label="The film" url={file.url} refusal={refusal}>
        {/* biome-ignore lint/a11y/useMediaCaption: they are in the field Captions. */}
        <video controls preload="metadata" src={file.url} style={{ width: '100%', maxHeight: 240 }} />
        <Length seconds={seconds} />
      </FileCard>
      {renderDefault(props)}
    </Stack>
  )
}
