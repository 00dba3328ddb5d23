/** Contexts of the site settings and of the changed words, for every component of the page. */
import { createContext, type ReactNode, useContext } from 'react'
import type { SiteSettings } from '@/lib/content/section-types'
import { WordsContext } from '@/lib/words/use-words'
import type { WordChanges } from '@/lib/words/words'

export const SettingsContext = createContext<SiteSettings | null>(null)

const UNCHANGED: WordChanges = {}

type SettingsProviderProps = { settings: SiteSettings | null; children: ReactNode }

export function SettingsProvider({ settings, children }: SettingsProviderProps) {
  return (
    <SettingsContext value={settings}>
      <WordsContext value={settings?.words ?? UNCHANGED}>{children}</WordsContext>
    </SettingsContext>
  )
}

/** @throws when used outside the provider */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it')
  return settings
}
