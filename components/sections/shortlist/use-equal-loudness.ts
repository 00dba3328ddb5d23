/** Hook that plays tracks as loud as the quietest of them. */
import { useEffect, useEffectEvent, useState } from 'react'
import { equalVolumes } from '@/lib/audio/loudness'
import type { Track } from '@/lib/audio/player-state'

/** Whether scripts may change the volume: on iPhones and iPads they may not. Browser only. */
export function canChangeVolume(): boolean {
  const probe = document.createElement('audio')
  probe.volume = 0.5
  return probe.volume === 0.5
}

type Volumes = ReadonlyMap<string, number>

/** The URL by which a script may read a recording. */
const readableUrl = ({ url, sameOriginUrl = url }: Track) => sameOriginUrl

/**
 * @param isWanted the recordings are then loaded, and measured
 * @returns those that could not be measured; undefined until that is known
 */
export function useEqualLoudness(tracks: readonly Track[], isWanted: boolean): readonly Track[] | undefined {
  const [volumes, setVolumes] = useState<Volumes>()
  const urls = isWanted ? tracks.map(readableUrl).join(' ') : ''

  useEffect(() => {
    if (urls === '') return
    let isCurrent = true
    void equalVolumes(urls.split(' ')).then((found) => isCurrent && setVolumes(found))
    return () => {
      isCurrent = false
      setVolumes(undefined)
    }
  }, [urls])

  const volumeOf = useEffectEvent((audio: HTMLAudioElement) => {
    const track = tracks.find(({ url }) => url === audio.src)
    return (track && volumes?.get(readableUrl(track))) ?? 1
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the volumes are used by `volumeOf`
  useEffect(() => {
    const handleStart = ({ target }: Event) => {
      if (target instanceof HTMLAudioElement) target.volume = volumeOf(target)
    }
    const audios = () => document.querySelectorAll('audio')
    for (const audio of audios()) audio.volume = volumeOf(audio)
    // Media events do not bubble.
    document.addEventListener('loadstart', handleStart, true)
    return () => {
      document.removeEventListener('loadstart', handleStart, true)
      for (const audio of audios()) audio.volume = 1
    }
  }, [volumes])

  return volumes && tracks.filter((track) => !volumes.has(readableUrl(track)))
}
