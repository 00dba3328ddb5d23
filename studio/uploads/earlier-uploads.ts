/** The name of the list of earlier uploads. */
import type { AssetSource } from 'sanity'

/** Sanity's own source (`createDatasetImageAssetSource`), which has the title of the workspace. */
const OWN_SOURCE = 'sanity-default'

/** Names the list of what has been uploaded before, for `form.image.assetSources` and `form.file.assetSources`. */
export function withEarlierUploads(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) => (source.name === OWN_SOURCE ? { ...source, title: 'Earlier uploads' } : source))
}
