import { CHARACTERS_PER_WORD } from '@/lib/script/pace'
import { paceOfVoice, spokenKey } from '@/lib/voices/pace'
import { voice, voiceSample } from '../../helpers/data/voices'

const wren = voice(4, 'Wren', {
  categoryAudioList: [
    voiceSample(41, { category: 'Corporate', seconds: 15 }),
    voiceSample(42, { category: 'eLearning', seconds: 30 }),
    voiceSample(43, { category: 'commercial ', seconds: 60 }),
    voiceSample(44, { category: 'Ethical AI', seconds: 10 }),
    voiceSample(45, { category: 'Gaming', seconds: null }),
  ],
})

/** @param samples words of average length, by sample */
const lengths = (samples: Record<string, number>) =>
  Object.fromEntries(Object.entries(samples).map(([id, words]) => [spokenKey(4, id), words * CHARACTERS_PER_WORD]))

test.each([
  ['from all her recordings whose words are known', { 41: 45, 42: 75 }, 80],
  ['from one of them', { 42: 70 }, 70],
  ['without those with music', { 42: 70, 43: 100 }, 70],
  ['from those with music where there are no others', { 43: 120 }, 60],
  ['not from synthetic speech', { 44: 30 }, null],
  ['not from a recording whose length is not known', { 45: 30 }, null],
  ['without words', {}, null],
  ['half the words are a mistake', { 42: 37 }, null],
  ['twice the words are a mistake', { 42: 151 }, null],
])('the pace of a voice: %s (B703)', (_, samples, expected) => {
  const pace = paceOfVoice(wren, lengths(samples), 75)
  expect(pace && Math.round(pace * 100) / 100).toBe(expected)
})
