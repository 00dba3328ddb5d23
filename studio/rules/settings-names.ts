/** Validates names that refer to items of the site settings. */
import type { ValidationContext } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'

function plain(name: unknown): string {
  return String(name ?? '')
    .trim()
    .toLowerCase()
}

/** The lists of the settings whose items are referred to by name, in published and draft settings. */
const NAMES = {
  offices: '*[_id in ["siteSettings", "drafts.siteSettings"]].offices[].name',
  clientLogos: '*[_id in ["siteSettings", "drafts.siteSettings"]].clientLogos[].name',
} as const

/** One warning for each name without an item in that list: visitors would not see it. */
export function checkSettingsNames(list: keyof typeof NAMES) {
  return async (names: readonly unknown[] | undefined, { getClient }: Pick<ValidationContext, 'getClient'>) => {
    if (!names?.length) return true
    const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
    const found: unknown = await client.fetch(NAMES[list])
    const known = (Array.isArray(found) ? found : []).map(plain)
    const problems = names.flatMap((name, index) =>
      known.includes(plain(name))
        ? []
        : [{ message: `The site settings have no "${String(name)}", so it is not shown.`, path: [index] }],
    )
    return problems.length === 0 || problems
  }
}
