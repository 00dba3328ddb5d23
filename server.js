// @ts-check
/** The server of `npm start` and of deployed sites: Next behind lib/server/http/site-server.ts. `npm run dev` has Next's own. */
process.env.NODE_ENV ??= 'production'
process.chdir(import.meta.dirname)

const { startSite } = await import('./lib/startup/server/start-site.ts')
await startSite()
