/** Hook with the filters' options: three lookups of the API. Each is null while it loads and if it fails. */
import { useMemo } from 'react'
import { useApi } from '@/lib/api-hooks/use-api'

export type Option = { id: number; label: string }

export type Lookups = Record<'region' | 'age' | 'category', readonly Option[] | null>

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
