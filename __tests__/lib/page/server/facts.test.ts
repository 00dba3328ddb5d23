/** Facts in the props of pages, for visitors and for drafts, over real HTTP. */
import { later, startLake, temporaryFolder } from '@bowerbird/content-lake/testing/lake'
import { startApi } from '../../../../local/api/server'

const FACTS = {
  _id: 'facts',
  _type: 'facts',
  phone: '1300 975 707',
  email: 'hello@wattle.example',
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
    timeZone: 'AEST',
  },
  others: [{ _key: 'c', _type: 'fact', name: 'credit', value: '$300' }],
}

const action = (kind: string) => ({ _key: kind, _type: 'action', label: 'Call {phone}', link: { _type: 'link', kind } })

const LINES = [
  FACTS,
  { ...FACTS, _id: 'drafts.facts', phone: '(03) 7010 4021' },
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brandName: 'Wattle Audio',
    titlePrefix: 'Wattle Audio - ',
    quoteForm: { _type: 'quoteForm', talkText: 'Open {hours}' },
    offices: [{ _key: 'o', _type: 'office', name: 'Sydney', phone: '(02) 7010 4023' }],
  },
  {
    _id: 'page-offer',
    _type: 'page',
    title: 'Offer',
    path: '/offer',
    seo: { _type: 'seo', title: '{credit} off', description: 'Call {phone}{unknown}.' },
    sections: [
      {
        _key: 'b',
        _type: 'promoBanner',
        heading: 'Start with {credit}{unknown}',
        actions: [action('ourPhone'), action('ourEmail')],
      },
      {
        _key: 't',
        _type: 'richText',
        body: [{ _key: 'p', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Write to {email}' }] }],
      },
    ],
  },
]

beforeEach(async () => {
  const api = await startApi({ dataDir: temporaryFolder() })
  const lake = await startLake({ dataset: { lines: LINES } })
  later(api.close)
  process.env.API_BASE_URL = api.origin
  process.env.LOCAL_LAKE_PORT = new URL(lake.origin).port
  jest.resetModules()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

async function propsOf(draftMode: boolean) {
  const { getStaticProps } = await import('@/pages/[[...path]]')
  return getStaticProps({ params: { path: ['offer'] }, draftMode })
}

test('visitors read the values in texts, links, metadata and settings', async () => {
  const made = await propsOf(false)
  expect(made).toMatchObject({
    props: {
      seo: { title: 'Wattle Audio - $300 off', description: 'Call 1300 975 707.' },
      settings: {
        phone: { display: '1300 975 707', number: '+611300975707' },
        email: 'hello@wattle.example',
        openingHours: '9am-5pm AEST, Monday to Friday',
        quoteForm: { talkText: 'Open 9am-5pm AEST, Monday to Friday' },
        offices: [{ phone: { display: '(02) 7010 4023', number: '+61270104023' } }],
      },
      page: {
        sections: [
          {
            heading: 'Start with $300',
            actions: [
              { label: 'Call 1300 975 707', link: { kind: 'ourPhone', phone: '1300 975 707' } },
              { link: { kind: 'ourEmail', email: 'hello@wattle.example' } },
            ],
          },
          { body: [{ children: [{ text: 'Write to hello@wattle.example' }] }] },
        ],
      },
    },
  })
  // Words keep the placeholders that the site fills in when it shows them.
  const others = JSON.stringify(made, (name, value: unknown) => (name === 'words' ? undefined : value))
  expect(others).not.toMatch(/\{[a-z-]+\}/)
})

test('a draft has the unpublished values, and shows which facts are missing', async () => {
  expect(await propsOf(true)).toMatchObject({
    props: {
      settings: { phone: { display: '(03) 7010 4021', number: '+61370104021' } },
      page: {
        sections: [
          {
            heading: 'Start with $300{unknown}',
            actions: [{ label: 'Call (03) 7010 4021', link: { phone: '(03) 7010 4021' } }, {}],
          },
          {},
        ],
      },
    },
  })
})

test('lists for search engines and assistants have the values', async () => {
  const { listedContent } = await import('@/lib/routing/server/directory')
  expect(await listedContent()).toMatchObject({
    settings: { phone: { number: '+611300975707' } },
    pages: [{ title: '$300 off', description: 'Call 1300 975 707.' }],
  })
})
