/** The site's one audio player, shared by every card and row. Without React: the core plays with it before any island is hydrated. */
import { createPlayer } from '@/lib/audio/player'

export const player = createPlayer()
