/** What the list of voices shows, kept in the address. A filter replaces the address, a page is a step of its own in the history. */
import { type AddressState, useAddressState } from '@/components/ui/use-address-state'
import { type ListState, parseList, writeList } from '@/lib/voices/list-query'

export const useListAddress = (): AddressState<ListState> => useAddressState(parseList, writeList)
