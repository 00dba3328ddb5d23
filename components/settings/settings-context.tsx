/** Context of the site settings, for every component of the page. */
import { createContext, type ReactNode, useContext } from 'react'
import type { SiteSettings } from '@/lib/content/section-types'

export const SettingsContext = createContext<SiteSettings | null>(null)

type SettingsProviderProps = { settings: SiteSettings | null; children: ReactNode }

export function SettingsProvider({ settings, children }: SettingsProviderProps) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** @throws when used outside the provider */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it')
  return settings
}
