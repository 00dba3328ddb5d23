/** The demo's pages of voice artists and of ethical AI voices: sections, links and texts. */
import { listOf, type Node, onlySection, sectionsOf, sectionsOfType, titlesOf } from '../helpers/demo-pages'

const VOICES = '/voice-over-artists'
const ETHICAL_AI = '/voice-over-artists/ethical-ai'
const CAST = 'Let us help you cast a voice'

const typesOf = (address: string) => sectionsOf(address).map(({ _type }) => _type)
const actionsOf = (section: Node) => listOf(section, 'actions')

test('voices: the grid follows directly after a compact banner (B50)', () => {
  expect(typesOf(VOICES)).toEqual(['pageBanner', 'voiceList', 'promoBanner', 'steps', 'videoEmbed'])
  expect(onlySection(VOICES, 'voiceList')).toMatchObject({ anchor: 'results' })
  expect(onlySection(VOICES, 'pageBanner')).toMatchObject({ layout: 'compact' })
})

test('voices: the banner and the free support open the dialog with their own texts (B36)', () => {
  for (const type of ['pageBanner', 'promoBanner']) {
    const [action] = actionsOf(onlySection(VOICES, type))
    expect(action).toMatchObject({
      label: CAST,
      link: { kind: 'quote', quoteTitle: CAST, quoteSubtitle: expect.stringMatching(/\w/) },
    })
    // The brief starts empty.
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

test('voices: how it works, from the sample to the session', () => {
  const steps = onlySection(VOICES, 'steps')
  expect(steps).toMatchObject({ anchor: 'how-it-works' })
  expect(titlesOf(steps, 'steps')).toEqual(['Shortlist', 'Enquire', 'Agree', 'Record'])
})

test('voices: a film with a title, a still and a transcript', () => {
  expect(onlySection(VOICES, 'videoEmbed')).toMatchObject({
    video: { _type: 'file' },
    poster: { _type: 'imageWithAlt' },
    videoTitle: expect.stringMatching(/\w/),
    transcript: expect.stringMatching(/\w/),
  })
})

test('ethical AI: the voices, then what an AI read is, then what it is never used for', () => {
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
