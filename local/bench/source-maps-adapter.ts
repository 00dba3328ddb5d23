/**
 * A Next adapter, used by the benchmark's builds only: it asks for source maps, which say what a chunk holds.
 *
 * Source maps leave the code as it is, save for one comment a file, which is not counted. Types are not checked, because
 * `npm run check` does that. The adapter removes itself from the configuration: Next lays out cached pages in another way for builds
 * with one, and the benchmark measures the usual way.
 */
import type { NextAdapter } from 'next'

/** Where Next finds the adapter: value of NEXT_ADAPTER_PATH. */
export const adapterPath = import.meta.filename

/** @public Next imports it by its path. */
const adapter: NextAdapter = {
  name: 'bowerbird-bench-source-maps',
  modifyConfig: (config) => ({
    ...config,
    adapterPath: undefined,
    productionBrowserSourceMaps: true,
    typescript: { ...config.typescript, ignoreBuildErrors: true },
  }),
}

export default adapter
