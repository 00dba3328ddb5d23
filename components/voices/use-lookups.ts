/** Hook with the filters' options: three lookups of the API. Each is null while it loads and if it fails. */
import { useMemo } from 'react'
import { useApi } from '@/lib/api/use-api'
import type { KnownIds } from '@/lib/voices/list-query'

export type Option = { id: number; label: string }

export type Lookups = Record<keyof KnownIds, readonly Option[] | null>

export function useLookups(): Lookups {
  const { data: regions } = useApi('voiceRegions', {})
  const { data: ages } = useApi('voiceAgeCategories', {})
  const { data: categories } = useApi('voiceCategories', {})
  return useMemo(
    () => ({
      region: regions?.map(({ id, region }) => ({ id, label: region })) ?? null,
      age: ages?.map(({ id, category }) => ({ id, label: category })) ?? null,
      category: categories?.map(({ id, category }) => ({ id, label: category })) ?? null,
    }),
    [regions, ages, categories],
  )
}

export function knownIds({ region, age, category }: Lookups): KnownIds {
  const ids = (options: readonly Option[] | null) => options?.map(({ id }) => id) ?? null
  return { region: ids(region), age: ids(age), category: ids(category) }
}
