/** Validates names that refer to items of the site settings. */
import { askAll, type Context } from './lookups.ts'

function plain(name: unknown): string {
  return String(name ?? '')
    .trim()
    .toLowerCase()
}

/** One warning for each name without an item in that list of the settings: visitors would not see it. */
export function checkSettingsNames(list: 'offices' | 'clientLogos') {
  return async (names: readonly unknown[] | undefined, context: Context) => {
    if (!names?.length) return true
    const query = `*[_id in ["siteSettings", "drafts.siteSettings"]].${list}[].name`
    const known = (await askAll(context, query)).map(plain)
    return names.flatMap((name, index) =>
      known.includes(plain(name))
        ? []
        : [{ message: `The site settings have no "${String(name)}", so it is not shown.`, path: [index] }],
    )
  }
}
