/** The tool "Find words": every line that has some words, with a link to its field. */
import { SearchIcon } from '@sanity/icons/Search'
import type { Tool } from 'sanity'
import { FindTool } from './find-tool.tsx'

export const findTool: Tool = { name: 'find', title: 'Find words', icon: SearchIcon, component: FindTool }
