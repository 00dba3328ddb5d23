/** The tool "Redirects": what editors want to know about all of them at once. */
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
