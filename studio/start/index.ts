/** The tool "Start", with which the Studio opens. */
import { HomeIcon } from '@sanity/icons/Home'
import type { Tool } from 'sanity'
import { StartTool } from './start-tool.tsx'

export const startTool: Tool = { name: 'start', title: 'Start', icon: HomeIcon, component: StartTool }
