/** The page's player, idle again after each test. */
import { type ReactNode, useEffect } from 'react'
import { player } from '@/components/audio/player'
import { keepOneSound } from '@/lib/audio/silence-others'

export function PlayerProvider({ children }: { children: ReactNode }) {
  useEffect(keepOneSound, [])
  useEffect(() => player.stop, [])
  return children
}
