/** Checks the names by which a section chooses among things that the site settings hold. */
import type { ValidationContext } from 'sanity'
import { API_VERSION } from '../common/api-version.ts'

function plain(name: unknown): string {
  return String(name ?? '')
    .trim()
    .toLowerCase()
}

/** The lists of the settings whose items are chosen by name; published settings and those being written count alike. */
const NAMES = {
  offices: '*[_id in ["siteSettings", "drafts.siteSettings"]].offices[].name',
  clientLogos: '*[_id in ["siteSettings", "drafts.siteSettings"]].clientLogos[].name',
} as const

/** One warning at each name that nothing in that list of the settings has: visitors would not see it. */
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
