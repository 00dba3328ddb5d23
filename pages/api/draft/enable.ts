/** Enables draft mode for an editor who comes from the Studio's Presentation tool with a valid secret. */
export { enableDrafts as default } from '@/lib/draft/server/http'
