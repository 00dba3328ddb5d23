/** Configuration of Sanity's command line: build, schema extraction, type generation. */
import { defineCliConfig } from 'sanity/cli'
import { finishBuild } from './build/finish.ts'
import { dataset, projectId } from './common/environment.ts'

export default defineCliConfig({
  api: { projectId, dataset },
  // The site serves the Studio at this path on any domain.
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: (config) => ({ ...config, plugins: [...(config.plugins ?? []), finishBuild()] }),
  schemaExtraction: {
    path: '.sanity/schema.json',
    // Drafts and half-filled published documents lack required fields, so the types must not promise them.
    enforceRequiredFields: false,
  },
  typegen: {
    path: '../lib/content/queries.ts',
    schema: '.sanity/schema.json',
    generates: process.env.TYPEGEN_OUTPUT || '../lib/content/sanity.types.ts',
    // Types the client's fetch by the text of the query.
    overloadClientMethods: true,
  },
})
