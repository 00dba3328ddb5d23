/**
 * The demo's pages of services, voice overs, agencies and reasons to choose us: sections, order, links and texts
 * (B100-B104).
 */
import {
  documentById,
  listOf,
  type Node,
  onlySection,
  sectionsOf,
  sectionsOfType,
  targetsOf,
  titlesOf,
  wordsOf,
} from '../helpers/demo-pages'

const SERVICES = '/services'
const VOICES = '/voice-overs'
const AGENCIES = '/for-agencies'
const REASONS = '/why-choose-us'
const ALL = [SERVICES, VOICES, AGENCIES, REASONS]

const typesOf = (address: string) => sectionsOf(address).map(({ _type }) => _type)
const cardTargets = (section: Node | undefined) => listOf(section, 'cards').map((card) => targetsOf(card.action)[0])

test.each(ALL)('%s opens with one banner that holds its art', (address) => {
  const [banner, ...others] = sectionsOf(address)
  expect(banner).toMatchObject({ _type: 'pageBanner', art: { _type: 'imageWithAlt' } })
  expect(others.map(({ _type }) => _type)).not.toContain('pageBanner')
})

test('no two of the pages are built alike, and no two adjacent sections share a background', () => {
  expect(new Set(ALL.map((address) => typesOf(address).join())).size).toBe(ALL.length)
  expect(new Set(ALL.map((address) => sectionsOf(address)[0]?.layout)).size).toBe(ALL.length)
  for (const address of ALL) {
    const tones = sectionsOf(address).map(({ tone }) => tone)
    expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([])
  }
})

test('services: four popular, four more, each linked to its page (B101)', () => {
  const [popular, more, ...others] = sectionsOfType(SERVICES, 'serviceCards')
  expect(others).toEqual([])
  expect(popular).toMatchObject({ layout: 'feature' })
  expect(titlesOf(popular, 'cards')).toEqual(['Voice Overs', 'Podcasts', 'Jingles', 'Sound Design'])
  expect(cardTargets(popular)).toEqual([
    '/voice-overs',
    '/services/podcast-production',
    '/services/jingles',
    '/services/sound-design',
  ])
  expect(more).toMatchObject({ layout: 'compact' })
  expect(titlesOf(more, 'cards')).toEqual([
    'Directed Sessions',
    'Post Production',
    'Script Writing',
    'Audio Production',
  ])
  expect(cardTargets(more)).toEqual([
    '/services/directed-sessions',
    '/services/post-production',
    '/services/script-writing',
    '/services/audio-production',
  ])
})

test('services: the reasons, the directed sessions, the quote dialog', () => {
  expect(titlesOf(onlySection(SERVICES, 'benefits'), 'items')).toEqual([
    'Priority service',
    'Creative control',
    'Easy to work with',
    'Competitive prices',
  ])
  const promo = onlySection(SERVICES, 'mediaFeature')
  expect(targetsOf(promo)).toEqual(expect.arrayContaining(['quote', '/services/directed-sessions']))
  expect(targetsOf(onlySection(SERVICES, 'pageBanner'))).toContain('quote')
})

test('services: turnaround, backup and the two cities are on the page', () => {
  const words = wordsOf(sectionsOf(SERVICES))
  expect(words).toMatch(/About 5\nbusiness hours for commercials and projects up to 1 minute/)
  expect(words).toMatch(/12\+ months\nis how long we keep your files/)
  expect(words).toContain('recording studios in two cities')
})

test('voice overs: six cards, advertising to its own page, the other five to the artists (B100)', () => {
  const cards = onlySection(VOICES, 'serviceCards')
  expect(titlesOf(cards, 'cards')).toEqual([
    'Advertising',
    'Video',
    'eLearning narration',
    'On-hold messages',
    'Animation and characters',
    'Casting',
  ])
  const artists = '/voice-over-artists'
  expect(cardTargets(cards)).toEqual(['/advertising-voice-overs', artists, artists, artists, artists, artists])
  expect(listOf(cards, 'cards').filter(({ image }) => !image)).toEqual([])
})

test('voice overs: three reviews, the agency banner, the turnaround', () => {
  expect(onlySection(VOICES, 'reviews')).toMatchObject({ layout: 'cards', selection: 'newest', newestCount: 3 })
  expect(targetsOf(onlySection(VOICES, 'promoBanner'))).toContain(AGENCIES)
  expect(sectionsOf(VOICES).at(-1)).toMatchObject({ _type: 'promoBanner' })
  expect(wordsOf(sectionsOf(VOICES))).toContain(
    'Commercials and projects up to 1 minute take about five business hours',
  )
})

test('voice overs: the rating says that it is a sample and links to the reviews (B104)', () => {
  const rating = onlySection(VOICES, 'rating')
  expect(rating.badge).toMatchObject({ isSample: true, label: expect.stringMatching(/^Sample rating/) })
  expect(targetsOf(rating)).toEqual(['/why-choose-us#reviews'])
})

test('agencies: the sections in order, the film last', () => {
  expect(typesOf(AGENCIES)).toEqual([
    'pageBanner',
    'creditPromotion',
    'serviceCards',
    'mediaFeature',
    'benefits',
    'reviews',
    'videoEmbed',
  ])
  expect(onlySection(AGENCIES, 'pageBanner')).toMatchObject({ form: { show: true } })
  expect(onlySection(AGENCIES, 'videoEmbed')).toMatchObject({
    video: { _type: 'file' },
    poster: { _type: 'imageWithAlt' },
    transcript: expect.stringMatching(/\w/),
  })
})

test('agencies: the credit at its anchor, conditional, with an enquiry and its terms (B102)', () => {
  const credit = onlySection(AGENCIES, 'creditPromotion')
  expect(credit).toMatchObject({ anchor: 'sec-credit', amount: '$300' })
  expect(wordsOf(credit)).toContain('you may be able to claim it on your first project')
  expect(titlesOf(credit, 'uses')).toEqual(['Voice over', 'Sound design', 'Podcast'])
  expect(targetsOf(credit)).toEqual(['quote', '/terms-conditions#agency-credit'])
  expect(targetsOf(onlySection(AGENCIES, 'pageBanner'))).toContain('#sec-credit')
})

test('agencies: six cards that open the quote dialog for their service, and links to all services and to the portal (B101)', () => {
  const cards = onlySection(AGENCIES, 'serviceCards')
  const actions = listOf(cards, 'cards').map(({ action }) => action)
  expect(actions).toHaveLength(6)
  for (const [index, title] of titlesOf(cards, 'cards').entries()) {
    // The subject defaults to the card's title.
    expect(actions[index]).toEqual({
      _type: 'action',
      label: 'Enquire now',
      link: { _type: 'link', kind: 'quote', quoteTitle: `Enquire about ${title.toLowerCase()}` },
      appearance: 'secondary',
    })
  }
  expect(targetsOf(cards.actions)).toEqual([SERVICES])
  const signIn = onlySection(AGENCIES, 'mediaFeature')
  expect(titlesOf(signIn, 'actions', 'label')).toEqual(['Sign in to My Jobs'])
  expect(targetsOf(signIn)).toEqual(['portal'])
  expect(documentById('siteSettings').portalUrl).toMatch(/^https:/)
})

test('agencies: a wall of reviews, and the terms that agencies ask about', () => {
  const wall = onlySection(AGENCIES, 'reviews')
  expect(wall).toMatchObject({ layout: 'masonry' })
  expect(listOf(wall, 'reviews').length).toBeGreaterThanOrEqual(9)
  const words = wordsOf(sectionsOf(AGENCIES))
  expect(words).toContain('invoiced on the last day of the month with 30-day terms')
  expect(words).toContain('Commercials carry a 12-month licence. Use beyond that adds 100% of the initial fee')
})

test('reasons: nine reviews as cards, four tiles', () => {
  const reviews = onlySection(REASONS, 'reviews')
  expect(reviews).toMatchObject({ layout: 'cards', anchor: 'reviews' })
  expect(listOf(reviews, 'reviews')).toHaveLength(9)
  const tiles = onlySection(REASONS, 'benefits')
  expect(tiles).toMatchObject({ layout: 'tiles' })
  expect(titlesOf(tiles, 'items')).toEqual(['Quick answers', 'Straight prices', 'Spare voices', 'Long memory'])
})

test('reasons: the figures of the company, and the terms behind the promises', () => {
  const words = wordsOf(sectionsOf(REASONS))
  for (const claim of [
    '600,000 audio pieces',
    '25+ years in business',
    'More than 25 staff',
    'Over 28,000 recorded pronunciations',
    'Commercials and projects up to 1 minute take about five business hours',
    'backed up for at least 12 months',
  ]) {
    expect(words).toContain(claim)
  }
  expect(words).not.toContain('620,000')
})

test('every review on these pages is from the demo and says that it is invented (B104)', () => {
  const chosen = [AGENCIES, REASONS].flatMap((address) => listOf(onlySection(address, 'reviews'), 'reviews'))
  expect(chosen.map(({ _ref }) => documentById(String(_ref)).isSample)).toEqual(chosen.map(() => true))
})
