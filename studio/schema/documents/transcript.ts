/** The words of one recording of a voice. Shown below it on the voice's page. */
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineType } from 'sanity'
import { textOf } from '../../common/untyped.ts'
import { type Context, fetchFromLake, NOT_SELF } from '../../rules/lookups.ts'
import { field } from '../parts/field.ts'
import { previewOf } from '../parts/preview.ts'
import { sampleField } from '../parts/shared-fields.ts'

/** Published ones, drafts and versions of releases, but for those of the document itself. */
const OTHERS = `count(*[_type == "transcript" && recording.voiceId == $voiceId && recording.sampleId == $sampleId && ${NOT_SELF}])`

/** A page could show but one of two. @param recording a value of the type `voiceRecording`. @returns true, or what is wrong with it, for editors */
async function oneTranscript(recording: unknown, context: Context): Promise<true | string> {
  const [voiceId, sampleId] = [textOf(recording, 'voiceId'), textOf(recording, 'sampleId')]
  if (!recording) return true
  if (!voiceId || !sampleId) return 'Choose the recording that has these words.'
  const others = await fetchFromLake(context, OTHERS, { voiceId, sampleId })
  return others === 0 || 'This recording has a transcript already. Change that one.'
}

export const transcript = defineType({
  name: 'transcript',
  title: 'Transcript',
  type: 'document',
  icon: BlockquoteIcon,
  description: 'What is said in a recording of a voice. It stands below the recording on the page of the voice.',
  fields: [
    field('recording', 'voiceRecording', 'Recording', {
      description: 'Choose the voice, then which of its recordings has these words.',
      required: 'Choose the recording that has these words.',
      validation: (rule) => rule.custom(oneTranscript),
    }),
    field('text', 'text', 'Words', {
      rows: 8,
      // A recording keeps its words when a fact changes.
      options: { noFacts: true },
      description:
        'What is said, word for word, and nothing else. People who cannot hear the recording read it, and the time of a script at this voice is worked out from it.',
      required: 'Write what is said in the recording.',
    }),
    sampleField(true),
  ],
  preview: previewOf('Transcript', { title: 'recording.name', detail: 'recording.category', isSample: 'isSample' }),
})
