import type { AssetSource } from 'sanity'

/**
 * Sources for images and files: the media browser, and Sanity's default list, which provides the upload and is renamed,
 * because its default name is the Studio's.
 */
export function assetSources(previous: AssetSource[]): AssetSource[] {
  return previous.map((source) => (source.name === 'sanity-default' ? { ...source, title: 'Latest uploads' } : source))
}
