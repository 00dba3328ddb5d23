/** Context of the site settings, for every component of the page. */
import { createContext, useContext } from 'react'
import type { SiteSettings } from '@/lib/content/section-types'

export const SettingsContext = createContext<SiteSettings | null>(null)

/** @throws when used outside a page */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings needs PageContexts above it')
  return settings
}
