/** Texts of voice lists: loading, errors, counts. */
export { LOADING } from '@/components/ui/loading'
export { ReadError as VoicesError } from '@/components/ui/read-states'

export const EMPTY = 'No voices found.'

/** "1 voice", "15 voices". */
export function voiceCount(count: number): string {
  return `${count} ${count === 1 ? 'voice' : 'voices'}`
}
