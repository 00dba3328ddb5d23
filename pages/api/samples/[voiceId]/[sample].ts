/**
 * `/api/samples/VOICE/SAMPLE?name=PSEUDONYM`: a voice's sample as a download with a readable file name.
 *
 * It accepts no URL from the client, so it cannot be used to fetch arbitrary hosts: the file's URL comes from the API,
 * by voice and sample.
 */
import { apiClient } from '@/lib/api/server/client'
import { createSampleFinder } from '@/lib/samples/server/find-sample'
import { createSampleHandler } from '@/lib/samples/server/handler'

/** Files are streamed and exceed Next's response size warning. */
export const config = { api: { responseLimit: false } }

export default createSampleHandler({ find: createSampleFinder(apiClient()) })
