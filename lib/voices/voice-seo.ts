/** Title and description of a voice's page, by the templates in Words. Pure. */
import type { Voice } from '@/lib/api/models'
import { fillIn, type Words } from '@/lib/words/words'

/** Nationality, age and gender, those that are known. */
function factsOf({ region, ageCategory, male }: Voice, words: Words['voices']): string {
  return [region, ageCategory, words[male ? 'male' : 'female']].filter(Boolean).join(', ')
}

export function voiceSeo(
  voice: Voice,
  words: Pick<Words, 'voicePage' | 'voices'>,
): { title: string; description: string } {
  const { pseudonym: name, shortDescription: about } = voice
  const facts = factsOf(voice, words.voices)
  return {
    title: fillIn(words.voicePage.title, { name, facts }),
    description: fillIn(words.voicePage.description, { name, facts, about }),
  }
}
