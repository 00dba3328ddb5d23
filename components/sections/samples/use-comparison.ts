/** Hook that plays the two parts of one film, and knows which of them is heard. */
import { type ReactEventHandler, useEffect, useRef, useState } from 'react'

export type Part = 'Before' | 'After'

/** Tolerance of a seek, in seconds. */
const TOLERANCE = 0.05

function partPlayingIn(video: HTMLVideoElement, switchAt: number): Part | null {
  if (video.paused) return null
  return video.currentTime < switchAt - TOLERANCE ? 'Before' : 'After'
}

/** @param switchAt where the second part begins, in seconds */
export function useComparison(switchAt: number) {
  const [isOn, setOn] = useState(false)
  const [playingPart, setPlayingPart] = useState<Part | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const start = useRef(0)
  /** The button on the still is removed with it, so the focus moves to the film. */
  const takesFocus = useRef(false)

  useEffect(() => {
    if (isOn && takesFocus.current) video.current?.focus()
  }, [isOn])

  function playFrom(seconds: number): void {
    start.current = seconds
    setOn(true)
    if (!video.current) return
    video.current.currentTime = seconds
    // Rejected or interrupted: the film is then paused, and the buttons show that.
    video.current.play().catch(() => undefined)
  }

  function startWithFocus(): void {
    takesFocus.current = true
    playFrom(0)
  }

  const seekToStart: ReactEventHandler<HTMLVideoElement> = ({ currentTarget }) => {
    currentTarget.currentTime = start.current
  }
  const updatePlayingPart: ReactEventHandler<HTMLVideoElement> = ({ currentTarget }) =>
    setPlayingPart(partPlayingIn(currentTarget, switchAt))

  return {
    /** Whether the film has taken the place of its still. */
    isOn,
    playingPart,
    playFrom,
    startWithFocus,
    pause: () => video.current?.pause(),
    /** Props of the film. */
    video: {
      ref: video,
      onLoadedMetadata: seekToStart,
      onPlaying: updatePlayingPart,
      onPause: updatePlayingPart,
      onTimeUpdate: updatePlayingPart,
    },
  }
}
