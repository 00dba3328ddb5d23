/** A sample of finished work, audio or video. Shown by samples sections. */
import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { playButton } from '../../form/recording/play-button.ts'
import { choiceField, field, listField, ofKind, tab, withTabs } from '../parts/field.ts'
import { previewOf } from '../parts/preview.ts'
import { AUDIO_FILES, captionsField, filmField, peaksField, secondsField } from '../parts/recording-fields.ts'
import { sampleField, titleField } from '../parts/shared-fields.ts'

/** The eight services a sample can belong to. */
export const SERVICES = [
  { title: 'Voice overs', value: 'voice-overs' },
  { title: 'Podcast production', value: 'podcast-production' },
  { title: 'Jingles', value: 'jingles' },
  { title: 'Sound design', value: 'sound-design' },
  { title: 'Directed sessions', value: 'directed-sessions' },
  { title: 'Post production', value: 'post-production' },
  { title: 'Script writing', value: 'script-writing' },
  { title: 'Audio production', value: 'audio-production' },
]

const isVideo = ofKind('video')

const PREVIEW = previewOf('Sample', { title: 'title', detail: 'kind', media: 'poster', isSample: 'isSample' })

export const sample = defineType({
  name: 'sample',
  title: 'Sample',
  type: 'document',
  icon: PlayIcon,
  description: 'A piece of our work to hear or see. Pages choose samples by their samples section.',
  ...withTabs(
    tab('content', 'Content', [
      titleField('What the piece is called, in a few words.', 'A sample needs a title.'),
      field('eyebrow', 'string', 'Small line above the title', {
        description: 'Optional. A few words on its kind, such as "Cheerful, 112 bpm". Shown on cards.',
      }),
      choiceField('kind', 'Kind', {
        description: 'A recording to hear, or a film to watch.',
        choices: { audio: 'Audio', video: 'Video' },
        options: { direction: 'horizontal' },
        initialValue: 'audio',
        required: 'Choose audio or video.',
      }),
      field('audio', 'file', 'Recording', {
        description: 'An MP3 file, best under 1 MB. Its length and waveform are filled in by themselves.',
        options: { accept: AUDIO_FILES },
        when: (sample) => !isVideo(sample),
        required: 'Add the recording.',
      }),
      peaksField(),
      filmField(isVideo),
      field('poster', 'imageWithAlt', 'Still picture', {
        description: 'Shown until the film is started. Best in the shape of the film, 960 by 540 pixels or more.',
        when: isVideo,
      }),
      captionsField(isVideo),
      { ...secondsField(), hidden: true },
      field('switchAt', 'number', 'After starts at (seconds)', {
        description:
          'For a film that plays the recording before our work and then after it: where the second part begins, such as 5.2. The film then gets the buttons Before and After.',
        when: isVideo,
        validation: (rule) => rule.positive(),
      }),
      field('description', 'text', 'Description', {
        rows: 2,
        description: 'What to listen for, in one sentence.',
      }),
      field('transcript', 'text', 'Transcript', {
        description:
          'Optional. What is said in it, word for word, for people who cannot hear it. Up to 240 characters are shown; more opens.',
      }),
    ]),
    tab('settings', 'Settings', [
      listField('services', 'string', 'Services', {
        description: 'What this is an example of. It helps you to find it again.',
        options: { list: SERVICES },
      }),
      sampleField(true),
    ]),
  ),
  preview: {
    select: { ...PREVIEW.select, audio: 'audio.asset.url' },
    prepare: ({ audio, ...selected }) => ({
      ...PREVIEW.prepare(selected),
      media: selected.media ?? playButton(audio, selected.title || 'the recording'),
    }),
  },
})
