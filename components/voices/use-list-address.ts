/** Hook that keeps the voice list's state in the URL. A filter replaces the history entry, a page adds one. */
import { type AddressState, useAddressState } from '@/components/ui/use-address-state'
import { type ListState, parseList, writeList } from '@/lib/voices/list-query'

export const useListAddress = (): AddressState<ListState> => useAddressState(parseList, writeList)
