/** What stands in the place of voices that are not there: the specification's own words (section 8). */
export { LOADING, ReadError as VoicesError } from '@/components/ui/read-states'

export const EMPTY = 'No voices found.'
