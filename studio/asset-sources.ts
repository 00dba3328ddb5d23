import type { AssetSource } from 'sanity'

/**
 * Where editors pick pictures and files from: the media browser, and Sanity's plain list, which carries the upload and would otherwise go
 * by the name of the Studio.
 */
export function assetSources(previous: AssetSource[]): AssetSource[] {
  return previous.map((source) => (source.name === 'sanity-default' ? { ...source, title: 'Latest uploads' } : source))
}
