/** @jest-environment jsdom */
/** Renders every section type with minimal, typical and maximal content and checks for errors. */
import { evaluate, parse } from 'groq-js'
import { PlayerProvider } from '@/components/audio/player-context'
import { Sections } from '@/components/sections'
import * as audioFeature from '@/components/sections/audio-feature/fixtures'
import * as benefits from '@/components/sections/benefits/fixtures'
import * as blogCategoryList from '@/components/sections/blog-category-list/fixtures'
import * as blogPostList from '@/components/sections/blog-post-list/fixtures'
import * as contactDetails from '@/components/sections/contact-details/fixtures'
import * as creditPromotion from '@/components/sections/credit-promotion/fixtures'
import * as enquiryForm from '@/components/sections/enquiry-form/fixtures'
import * as estimator from '@/components/sections/estimator/fixtures'
import * as ethicalVoiceList from '@/components/sections/ethical-voice-list/fixtures'
import * as faq from '@/components/sections/faq/fixtures'
import * as logos from '@/components/sections/logos/fixtures'
import * as mediaFeature from '@/components/sections/media-feature/fixtures'
import * as offices from '@/components/sections/offices/fixtures'
import * as pageBanner from '@/components/sections/page-banner/fixtures'
import * as promoBanner from '@/components/sections/promo-banner/fixtures'
import * as rating from '@/components/sections/rating/fixtures'
import * as registrationTeaser from '@/components/sections/registration-teaser/fixtures'
import * as reviews from '@/components/sections/reviews/fixtures'
import * as richText from '@/components/sections/rich-text/fixtures'
import * as roles from '@/components/sections/roles/fixtures'
import * as samples from '@/components/sections/samples/fixtures'
import * as serviceCards from '@/components/sections/service-cards/fixtures'
import * as shortlist from '@/components/sections/shortlist/fixtures'
import * as statistics from '@/components/sections/statistics/fixtures'
import * as steps from '@/components/sections/steps/fixtures'
import * as stopwatch from '@/components/sections/stopwatch/fixtures'
import * as team from '@/components/sections/team/fixtures'
import * as teamTeaser from '@/components/sections/team-teaser/fixtures'
import * as tips from '@/components/sections/tips/fixtures'
import * as videoEmbed from '@/components/sections/video-embed/fixtures'
import * as voiceBanner from '@/components/sections/voice-banner/fixtures'
import * as voiceList from '@/components/sections/voice-list/fixtures'
import { PAGE_BY_PATH_QUERY } from '@/lib/content/queries'
import type { PAGE_BY_PATH_QUERY_RESULT } from '@/lib/content/sanity.types'
import type { PageSection, SectionType } from '@/lib/content/section-types'
import { installMedia } from '../../helpers/media'
import { renderOnPage, setMedia } from '../../helpers/page'

type Fixtures = { typical: PageSection; minimal: PageSection; longest: PageSection }

const fixtures: Record<SectionType, Fixtures> = {
  audioFeature,
  benefits,
  blogCategoryList,
  blogPostList,
  enquiryForm,
  estimator,
  ethicalVoiceList,
  faq,
  contactDetails,
  logos,
  offices,
  roles,
  statistics,
  team,
  mediaFeature,
  pageBanner,
  promoBanner,
  rating,
  registrationTeaser,
  creditPromotion,
  serviceCards,
  reviews,
  richText,
  samples,
  shortlist,
  steps,
  stopwatch,
  teamTeaser,
  tips,
  videoEmbed,
  voiceBanner,
  voiceList,
}

const cases = Object.entries(fixtures).flatMap(([type, { typical, minimal, longest }]) => [
  { type, size: 'typical', section: typical },
  { type, size: 'minimal', section: minimal },
  { type, size: 'longest', section: longest },
])

let complaints: jest.SpyInstance

beforeEach(() => {
  installMedia()
  setMedia('prefers-reduced-motion')
  window.fetch = () => new Promise(() => undefined)
  complaints = jest.spyOn(console, 'error')
})
afterEach(() => complaints.mockRestore())

test.each(cases)('$type, $size: renders below another section', async ({ section }) => {
  const { container, findByText } = renderOnPage(
    <PlayerProvider>
      <Sections
        title="The page"
        sections={[
          { ...steps.minimal, _key: 'first', heading: 'The first section' },
          { ...section, _key: 'second' },
        ]}
      />
    </PlayerProvider>,
  )
  await findByText('The first section')
  if (section.heading) await findByText(section.heading.replaceAll(/\s+/g, ' ').trim())
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  expect(container.innerHTML).not.toMatch(/undefined|\[object Object\]|NaN/)
  expect(complaints).not.toHaveBeenCalled()
})

/** A page, as the site reads it, whose sections an editor has just added and not filled in. */
async function untouchedSections(types: readonly string[]): Promise<PageSection[]> {
  const sections = types.map((_type, index) => ({ _type, _key: `untouched-${index}` }))
  const dataset = [{ _id: 'page-untouched', _type: 'page', path: '/untouched', sections }]
  const value = await evaluate(parse(PAGE_BY_PATH_QUERY), { dataset, params: { path: '/untouched' } })
  const page: PAGE_BY_PATH_QUERY_RESULT = await value.get()
  return page?.sections ?? []
}

test.each(Object.keys(fixtures))('%s, with nothing filled in: renders, first or below', async (type) => {
  const sections = await untouchedSections([type, type])
  expect(sections.map(({ _type }) => _type)).toEqual([type, type])
  const { container, findByText } = renderOnPage(
    <PlayerProvider>
      <Sections
        title="The page"
        sections={[...sections, { ...steps.minimal, _key: 'last', heading: 'The last section' }]}
      />
    </PlayerProvider>,
  )
  await findByText('The last section')
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  expect(container.innerHTML).not.toMatch(/undefined|null|\[object Object\]|NaN/)
  for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toBeTruthy()
  for (const picture of container.querySelectorAll('img, source'))
    expect(picture.getAttribute('src') || picture.getAttribute('srcset')).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})

test('a section type unknown to this build is left out', () => {
  const unknown = JSON.parse('{"_type":"fromTheFuture","_key":"x"}')
  const { container } = renderOnPage(<Sections title="The page" sections={[unknown, { ...unknown, _key: 'y' }]} />)
  expect(container.textContent).toBe('The page')
})
