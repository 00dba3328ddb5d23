/** The tool "Redirects": an overview of all redirects. */
import { TransferIcon } from '@sanity/icons/Transfer'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { RedirectsTool } from './redirects-tool.tsx'

export const redirectsTool: Tool = {
  name: 'redirects',
  title: 'Redirects',
  icon: TransferIcon,
  component: RedirectsTool,
  router: route.create('/', [route.create('/:tab')]),
}
