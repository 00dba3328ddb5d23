/**
 * Which Content Lake the Studio and its tools talk to. The names are the site's own, so that one setting serves both;
 * without any, it is the dataset of the local lake.
 */
export const projectId = process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || 'localdemo'
export const dataset = process.env.NEXT_PUBLIC_SANITY_DATASET || 'production'
