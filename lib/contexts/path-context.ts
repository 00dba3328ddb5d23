/** Context of the page's own path, without a query. */
import { createContext, useContext } from 'react'

export const PathContext = createContext('/')

export function usePath(): string {
  return useContext(PathContext)
}
