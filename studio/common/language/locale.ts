/**
 * Australian English for the Studio: dates, times and numbers as they are written here, weeks from Monday.
 *
 * Sanity has its texts in American English alone, and a second language would bring a menu to choose one. So the one
 * language that there is gets another name, and with it the rules of Intl. For `i18n` of the configuration.
 */
import type { LocaleDefinition, LocaleResourceBundle } from 'sanity'
import { LOCALE } from '../../../lib/format/locale.ts'
import { INTERFACE_TEXTS } from './interface-texts.ts'

const MONDAY = 1

export function australianLocales(locales: LocaleDefinition[]): LocaleDefinition[] {
  return locales.map((locale) => ({
    ...locale,
    id: LOCALE,
    title: 'English (Australia)',
    weekInfo: { firstDay: MONDAY, weekend: [6, 7] },
    bundles: locale.bundles?.map((bundle) => ({ ...bundle, locale: LOCALE })),
  }))
}

/** All texts of Sanity and of plugins, and ours in their stead. */
export function australianTexts(bundles: LocaleResourceBundle[]): LocaleResourceBundle[] {
  return [...bundles.map((bundle) => ({ ...bundle, locale: LOCALE })), ...INTERFACE_TEXTS]
}
