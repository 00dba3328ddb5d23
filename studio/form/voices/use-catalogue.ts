/** Hook that reads the voices of the booking system. */
import useSWR from 'swr'
import type { Voice } from '../../../lib/api/models.ts'
import { readCatalogue } from './catalogue.ts'

/** @returns undefined while it is read, null when it cannot be */
export function useCatalogue(): readonly Voice[] | null | undefined {
  return useSWR('voices', readCatalogue).data
}
