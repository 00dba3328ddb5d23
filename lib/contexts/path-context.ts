/** Contexts of the page's own path, without a query, and of the page of its lists. */
import { createContext, useContext } from 'react'

export const PathContext = createContext('/')

/** The page of the lists in the server's HTML. */
export const ListPageContext = createContext(1)

export function usePath(): string {
  return useContext(PathContext)
}
