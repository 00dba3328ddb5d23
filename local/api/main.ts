/** Runs the local API as a process: `node local/api/main.ts`. README.md lists its environment variables. */
import { portFrom, runServer, StartError } from '../http/listen.ts'
import { type BlogPost, demoData } from './data.ts'
import { fieldNamesOf } from './field-names.ts'
import { manyPosts } from './many-posts.ts'
import { startApi } from './server.ts'

const MOST_POSTS = 200_000

/** The demo posts, or as many as requested. @throws StartError when the value is not a number */
function postsFor(wish: string | undefined): BlogPost[] {
  if (!wish?.trim()) return demoData.posts
  const count = Number(wish)
  if (!/^\s*\d{1,6}\s*$/.test(wish) || count > MOST_POSTS) {
    throw new StartError(`LOCAL_API_POSTS must be a whole number from 0 to ${MOST_POSTS}, not "${wish}".`)
  }
  return manyPosts(demoData.posts, count)
}

await runServer(async () => {
  const { LOCAL_API_PORT, LOCAL_DATA_DIR, LOCAL_API_FIELD_NAMES, LOCAL_API_PUBLIC_ORIGIN, LOCAL_API_POSTS } =
    process.env
  const fieldNames = fieldNamesOf(LOCAL_API_FIELD_NAMES || 'camel')
  if (fieldNames === undefined) throw new StartError('LOCAL_API_FIELD_NAMES must be camel or snake.')
  return startApi({
    port: portFrom('LOCAL_API_PORT', LOCAL_API_PORT, 4000),
    dataDir: LOCAL_DATA_DIR || '.local',
    fieldNames,
    publicOrigin: LOCAL_API_PUBLIC_ORIGIN || undefined,
    data: { posts: postsFor(LOCAL_API_POSTS) },
  })
})
