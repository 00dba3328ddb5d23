/** Configuration of Sanity's command line: build, schema extraction, type generation. */
import { defineCliConfig } from 'sanity/cli'
import { finishBuild } from './build/finish.ts'
import { dataset, projectId } from './common/environment.ts'

export default defineCliConfig({
  api: { projectId, dataset },
  // The site serves the Studio at this path on any domain.
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: (config, { isSsrBuild }) => ({
    ...config,
    // To extract the schema Node loads the packages as they are: Vite would transform thousands of modules each time. Through Vite
    // goes what loads this Studio, which is TypeScript, and what imports by name from a CommonJS module that Node sees no names in.
    ssr: isSsrBuild
      ? { external: true, noExternal: [/^@sanity\/cli/, 'sanity-plugin-media', 'react-dropzone'] }
      : config.ssr,
    plugins: [...(config.plugins ?? []), finishBuild()],
  }),
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
