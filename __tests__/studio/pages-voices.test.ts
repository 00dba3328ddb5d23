/** @jest-environment node */
/**
 * The pages of the voice artists and of the ethical AI voices, as the demo ships them: the parts, targets and words that the specification
 * asks for. Numbers in brackets are lines of the checklist.
 */
import { listOf, type Node, onlySection, sectionsOf, sectionsOfType, titlesOf } from '../helpers/demo-pages'

const VOICES = '/voice-over-artists'
const ETHICAL_AI = '/voice-over-artists/ethical-ai'
const CAST = 'Let us help you cast a voice'

const typesOf = (address: string) => sectionsOf(address).map(({ _type }) => _type)
const actionsOf = (section: Node) => listOf(section, 'actions')

test('voices: the grid stands right below a compact banner [89]', () => {
  expect(typesOf(VOICES)).toEqual(['pageBanner', 'voiceList', 'promoBanner', 'steps', 'videoEmbed'])
  expect(onlySection(VOICES, 'voiceList')).toMatchObject({ anchor: 'results' })
  expect(onlySection(VOICES, 'pageBanner')).toMatchObject({ layout: 'compact' })
})

test('voices: the banner and the free support open the brief modal under its own words [95, 96, 99, reading A27]', () => {
  for (const type of ['pageBanner', 'promoBanner']) {
    const [action] = actionsOf(onlySection(VOICES, type))
    expect(action).toMatchObject({
      label: CAST,
      link: { kind: 'quote', quoteTitle: CAST, quoteSubtitle: expect.stringMatching(/\w/) },
    })
    // Nothing but what the visitor says stands in the brief.
    expect(action?.link).not.toHaveProperty('quoteBrief')
  }
})

test('voices: casting help is said to be free [96]', () => {
  expect(onlySection(VOICES, 'promoBanner')).toMatchObject({
    eyebrow: 'Free support',
    anchor: 'free-support',
    text: expect.stringMatching(/Casting help is free\.$/),
  })
})

test('voices: how it works, from the sample to the session [97]', () => {
  const steps = onlySection(VOICES, 'steps')
  expect(steps).toMatchObject({ anchor: 'how-it-works' })
  expect(titlesOf(steps, 'steps')).toEqual(['Shortlist', 'Enquire', 'Agree', 'Record'])
})

test('voices: a film with a title, a still and its words [98, reading A100]', () => {
  expect(onlySection(VOICES, 'videoEmbed')).toMatchObject({
    video: { _type: 'file' },
    poster: { _type: 'imageWithAlt' },
    videoTitle: expect.stringMatching(/\w/),
    transcript: expect.stringMatching(/\w/),
  })
})

test('ethical AI: the voices, then what an AI read is, then what it is never used for [100, 101, 104]', () => {
  expect(typesOf(ETHICAL_AI)).toEqual(['pageBanner', 'ethicalVoiceList', 'benefits', 'richText'])
  expect(titlesOf(onlySection(ETHICAL_AI, 'benefits'), 'items')).toHaveLength(6)
  const [limits] = sectionsOfType(ETHICAL_AI, 'richText')
  const listed = listOf(limits, 'body').filter(({ listItem }) => listItem === 'bullet')
  expect(listed.flatMap((block) => titlesOf(block, 'children', 'text'))).toEqual([
    'finance',
    'religion',
    'adult entertainment',
    'politics',
    'impersonation of minority groups',
  ])
})
