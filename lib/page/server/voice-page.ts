/** Loads the page of a voice: rendered on demand, and kept while the API is down. */
import type { GetStaticPropsContext } from 'next'
import { ALL_VOICES_QUERY } from '@/lib/api/all-voices'
import type { Voice } from '@/lib/api/models'
import { apiClient } from '@/lib/api/server/client'
import { completenessOf } from '@/lib/api/server/prefetch'
import { readWithFallback } from '@/lib/api/server/stored-responses'
import { continueVisit } from '@/lib/api/server/visit'
import { recordPath } from '@/lib/broken-links/server/record'
import { VOICE_PAGE_QUERY } from '@/lib/content/queries'
import type { VOICE_PAGE_QUERY_RESULT } from '@/lib/content/sanity.types'
import { fetchWithSettings } from '@/lib/content/server/site-settings'
import { clientFor } from '@/lib/draft/server/client-for'
import { estimatorUrl } from '@/lib/estimate/voice-query'
import { expireListedVoices } from '@/lib/routing/server/directory'
import { voiceAt } from '@/lib/routing/server/voices'
import { VOICES_PATH, voicePath } from '@/lib/voices/paths'
import { voiceSeo } from '@/lib/voices/voice-seo'
import type { WordTable } from '@/lib/words/words'
import type { VoiceContext } from '../props'
import type { StaticPage } from './static-page'

/** Of a peak, 0 to 255. A bar is some 30 pixels high, and the page's HTML has the peaks of a dozen samples. */
const PEAK_STEP = 16

function withCoarsePeaks(voice: Voice): Voice {
  const coarse = (peak: number) => Math.min(255, Math.round(peak / PEAK_STEP) * PEAK_STEP)
  const samples = voice.categoryAudioList.map((sample) => ({ ...sample, peaks: sample.peaks?.map(coarse) ?? null }))
  return { ...voice, categoryAudioList: samples }
}

/** Without blank ones; of two for one sample, which the Studio does not publish, the first. */
function transcriptsBySample(stored: VOICE_PAGE_QUERY_RESULT['transcripts']): VoiceContext['transcripts'] {
  const written = stored.filter(({ text }) => text.trim() !== '')
  return Object.fromEntries(written.toReversed().map(({ id, sampleId, text }) => [sampleId, { id, text: text.trim() }]))
}

/** Beside the words of every page. */
const VOICE_WORDS: readonly WordTable[] = ['voices', 'voicePage', 'shortlist']

/** What the script desk uses beside them. */
const SCRIPT_WORDS: readonly WordTable[] = ['script']

/** What the estimator and the script desk use beside them. */
const ESTIMATE_WORDS: readonly WordTable[] = ['estimator']

/** Similar voices on a page. */
const SIMILAR = 3

/**
 * @param path of a voice, perhaps under an earlier name
 * @returns null when the API does not have it
 * @throws when the API does not respond and has never delivered it
 */
export async function voicePage(
  context: GetStaticPropsContext,
  path: string,
): Promise<StaticPage<{ voiceContext: VoiceContext }> | null> {
  const signal = continueVisit(path)
  const found = await voiceAt(path, signal, 'page')
  if (found === 'missing') {
    if (context.draftMode !== true) recordPath(path)
    return null
  }
  if (found === 'unavailable') {
    throw new Error(`${path} is not rendered: the API is down and has never delivered the voice`)
  }
  const { voice, completeness } = found
  const ownPath = voicePath(voice) ?? path
  // Its visitors are redirected as soon as the list has the new name.
  if (ownPath !== path) expireListedVoices()
  // One more than are shown, should the API count the voice itself.
  const query = { ...ALL_VOICES_QUERY, voiceId: String(voice.id), pageSize: SIMILAR + 1 }
  const [similar, { content, texts }] = await Promise.all([
    readWithFallback(apiClient(), { page: path, call: 'voices', query, signal }),
    fetchWithSettings(clientFor(context), VOICE_PAGE_QUERY, { above: VOICES_PATH, voiceId: String(voice.id) }),
  ])
  const { questions, estimator, script, transcripts } = content
  const others = (similar.data?.voices ?? []).filter(({ id }) => id !== voice.id)
  const named = { name: voice.pseudonym, code: voice.code }
  return {
    path: ownPath,
    seo: (words) => voiceSeo(voice, words),
    document: { id: 'siteSettings', type: 'siteSettings' },
    texts,
    words: [...VOICE_WORDS, ...(script ? SCRIPT_WORDS : []), ...(script || estimator ? ESTIMATE_WORDS : [])],
    prefetched: {
      fallback: {},
      completeness: completenessOf(similar) === 'fresh' ? completeness : 'stale',
    },
    props: {
      voiceContext: {
        voice: withCoarsePeaks(voice),
        similar: others.slice(0, SIMILAR).map(withCoarsePeaks),
        estimator: estimator && {
          url: estimatorUrl(estimator.path, estimator.section?.anchor ?? null, named),
          includedText: estimator.section?.includedText ?? null,
          emptyHint: estimator.section?.emptyHint ?? null,
        },
        questions: questions && questions.items.length > 0 ? questions : null,
        transcripts: transcriptsBySample(transcripts),
        script: script && { ...script, _type: 'scriptDesk', anchor: null },
      },
    },
  }
}
