/** A play button for the rows of lists. Without JSX, because Node reads the schema that uses it. */
import { createElement, type SyntheticEvent, useEffect, useState } from 'react'

const FILLED = { width: '100%', height: '100%', border: 0, padding: 0, background: 'none', color: 'inherit' } as const

/** One recording plays at a time. */
let playing: HTMLAudioElement | null = null

function PlayButton({ url, title }: { url: string; title: string }) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  useEffect(() => () => audio?.pause(), [audio])

  function toggle(event: SyntheticEvent): void {
    // The row is a link to the form.
    event.preventDefault()
    event.stopPropagation()
    playing?.pause()
    if (audio) return
    const started = new Audio(url)
    playing = started
    started.addEventListener('pause', () => setAudio(null))
    started.play().then(
      () => setAudio(started),
      () => setAudio(null),
    )
  }

  const label = audio ? `Stop ${title}` : `Play ${title}`
  return createElement(
    'button',
    { type: 'button', 'aria-label': label, title: label, onClick: toggle, style: FILLED },
    audio ? '■' : '▶',
  )
}

/** For `media` of a preview; undefined without a recording, which shows the icon of the type. */
export function playButton(url: unknown, title: string) {
  return typeof url === 'string' && url ? createElement(PlayButton, { url, title }) : undefined
}
