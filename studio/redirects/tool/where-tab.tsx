import { Text } from '@sanity/ui'
import { useRoutes } from './use-routes.ts'

/** Says for any address what visitors find there. */
export function WhereTab() {
  const routes = useRoutes()
  return <Text>{routes ? `${routes.published.length} redirects are published.` : 'Reading the redirects …'}</Text>
}
