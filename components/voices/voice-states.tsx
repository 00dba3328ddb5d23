/** Loading and error states of voices. */
export { LOADING, ReadError as VoicesError } from '@/components/ui/read-states'

export const EMPTY = 'No voices found.'
