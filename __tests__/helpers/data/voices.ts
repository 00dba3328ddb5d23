/** Factories for test voices. */
import type { Voice, VoiceSample, VoicesResponse } from '@/lib/api/models'

export function voiceSample(id: number, change: Partial<VoiceSample> = {}): VoiceSample {
  return {
    id,
    category: 'Commercial',
    url: `http://api.test/media/${id}.mp3`,
    peaks: Array.from({ length: 100 }, (_, index) => (index * 53) % 256),
    seconds: 45,
    ...change,
  }
}

export function voice(id: number, pseudonym: string, change: Partial<Voice> = {}): Voice {
  return {
    id,
    pseudonym,
    shortDescription: 'Clear and unhurried.',
    websiteDescription: 'Reads as if to one person across a kitchen bench.',
    ageCategory: 'Young Adult',
    directedSessionAvailability: true,
    ethicalAICategoryAssigned: false,
    code: `BB-${id}`,
    region: 'Australia',
    male: false,
    categoryAudioList: [voiceSample(id * 10)],
    ...change,
  }
}

export function voices(count: number, first = 1): Voice[] {
  return Array.from({ length: count }, (_, index) => voice(first + index, `Voice ${first + index}`))
}

export function voicePage(list: Voice[], totalCount = list.length, pageSize = 12): VoicesResponse {
  return { voices: list, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}
