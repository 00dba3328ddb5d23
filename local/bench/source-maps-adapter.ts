/**
 * A Next adapter, used by the benchmark's builds only, that enables source maps, which show what a chunk contains.
 *
 * Source maps add one comment to each file, which is not counted, and otherwise leave the code unchanged. Types are not
 * checked, because `npm run check` does that. The adapter removes itself from the configuration, because Next lays out
 * cached pages differently for builds with an adapter.
 */
import type { NextAdapter } from 'next'

/** Value of NEXT_ADAPTER_PATH. */
export const adapterPath = import.meta.filename

/** @public imported by Next, by its path. */
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
