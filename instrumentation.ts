/**
 * Next calls `register` once at server start. Next also compiles this file for the edge runtime, which lacks Node's modules;
 * only an import inside this condition is left out there, in development too.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareProcess } = await import('@/lib/startup/server/start-server')
    await prepareProcess()
  }
}
