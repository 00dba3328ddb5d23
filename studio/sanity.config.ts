import { defineConfig } from 'sanity'
import { dataset, projectId } from './environment.ts'
import { schemaTypes } from './schema/index.ts'

export default defineConfig({ name: 'default', projectId, dataset, schema: { types: schemaTypes } })
