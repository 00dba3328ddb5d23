/** The workspace of the Studio. */
import './connection/install.ts'
import './uploads/install.ts'
import { type AssetSource, defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { media } from 'sanity-plugin-media'
import { documentActions } from './actions/index.ts'
import { creatableTemplates } from './common/edited-types.ts'
import { apiHost, dataset, projectId } from './common/environment.ts'
import { australianLocales, australianTexts } from './common/language/locale.ts'
import { STARTERS } from './common/templates.ts'
import { startTool } from './dashboard/dashboard-tool.tsx'
import { findTool } from './find-and-replace/find-tool.tsx'
import { FactsPlugin } from './form/facts/rich-text-input.tsx'
import { FormInput, FormItem } from './form/index.ts'
import { guideInspector, ToolLayout } from './guide/guide-panel.tsx'
import { launches } from './launch/plugin.ts'
import { Layout } from './layout.tsx'
import { locations, mainDocuments } from './presentation/locations.ts'
import { redirectsTool } from './redirects/tool/redirects-tool.tsx'
import { schemaTypes } from './schema/index.ts'
import { structure } from './structure/index.ts'

const isHosted = apiHost === undefined

/** Names the list of what has been uploaded before, which Sanity calls like the workspace. */
function withEarlierUploads(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => (source.name === 'sanity-default' ? { ...source, title: 'Earlier uploads' } : source))
}

export default defineConfig({
  name: 'default',
  title: 'Website Studio',
  projectId,
  dataset,
  apiHost,
  plugins: [
    structureTool({ name: 'content', title: 'Content', structure }),
    presentationTool({
      name: 'preview',
      title: 'Preview',
      // The state of connections in the terms of its developers.
      devMode: false,
      previewUrl: { initial: '/', previewMode: { enable: '/api/draft/enable', disable: '/api/draft/disable' } },
      resolve: { locations, mainDocuments },
    }),
    media(),
    launches(),
  ],
  tools: (previous) => [startTool, ...previous, redirectsTool, findTool],
  schema: { types: schemaTypes, templates: (previous) => [...previous, ...STARTERS] },
  form: {
    image: { assetSources: withEarlierUploads },
    file: { assetSources: withEarlierUploads },
    components: { input: FormInput, item: FormItem, portableText: { plugins: FactsPlugin } },
  },
  i18n: { locales: australianLocales, bundles: australianTexts },
  studio: { components: { layout: Layout, activeToolLayout: ToolLayout } },
  document: {
    actions: documentActions,
    newDocumentOptions: (previous) => creatableTemplates(previous),
    inspectors: (previous) => [...previous, guideInspector],
    comments: { enabled: isHosted },
    askToEdit: { enabled: false },
  },
  // Features that need Sanity's cloud beyond the Content Lake; which of them work depends on the project's plan.
  releases: { enabled: isHosted },
  scheduledDrafts: { enabled: isHosted },
  scheduledPublishing: { enabled: isHosted },
  tasks: { enabled: isHosted },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})
