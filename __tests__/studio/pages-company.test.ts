/** The demo's company pages: contact us, join us, our team and our story (B105-B107). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from './content-model'

type Node = Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const documents = readFileSync(path.join(process.cwd(), 'local/demo/content/data.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Node => JSON.parse(line))

function listOf(node: Node | undefined, field: string): Node[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

function sectionsOf(address: string): Node[] {
  const page = documents.find(({ _type, path: own }) => _type === 'page' && own === address)
  if (!page) throw new Error(`No page ${address}`)
  return listOf(page, 'sections')
}

function section(address: string, type: string): Node {
  const found = sectionsOf(address).find(({ _type }) => _type === type)
  if (!found) throw new Error(`No ${type} on ${address}`)
  return found
}

const settings = documents.find(({ _id }) => _id === 'siteSettings')

/** Where an action leads, as far as the dataset tells. */
function targetOf(action: unknown): string {
  const link = isNode(action) && isNode(action.link) ? action.link : {}
  if (link.kind === 'mail') return `mailto:${link.email}?subject=${link.subject ?? ''}`
  if (link.kind === 'phone') return `tel:${link.phone}`
  const reference = isNode(link.page) ? link.page._ref : undefined
  return String(documents.find(({ _id }) => _id === reference)?.path ?? link.kind)
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n')
  if (!isNode(value)) return typeof value === 'string' ? value : ''
  if (value._type === 'block')
    return listOf(value, 'children')
      .map(({ text }) => String(text))
      .join('')
  return Object.entries(value)
    .map(([field, part]) => (field.startsWith('_') ? '' : wordsOf(part)))
    .join('\n')
}

test('contact us shows e-mail and phone in its banner, and again below', () => {
  const ways = listOf(section('/contact-us', 'pageBanner'), 'actions').map(targetOf)
  expect(ways).toEqual(['tel:+611300975707', expect.stringMatching(/^mailto:hello@bowerbird\.example\?/)])
  expect(section('/contact-us', 'contactDetails').details).toEqual(['phone', 'email', 'hours', 'post'])
  expect(settings).toMatchObject({ phone: { number: '+611300975707' }, email: 'hello@bowerbird.example' })
})

test('contact us shows three offices, Launceston, Sydney and Devonport in this order (B106)', () => {
  const { towns } = section('/contact-us', 'offices')
  expect(towns).toEqual(['Launceston', 'Sydney', 'Devonport'])
  const offices = listOf(settings, 'offices')
  expect(offices.map(({ name }) => name)).toEqual(['Launceston', 'Devonport', 'Sydney'])
  for (const office of offices) {
    expect(office).toMatchObject({ isSample: true, phone: { number: expect.stringMatching(/^\+61/) } })
    expect(office.image).toMatchObject({ alt: expect.stringContaining(String(office.name)) })
    expect(office.addressLines).toHaveLength(3)
  }
})

test('contact us shows the opening hours verbatim from the settings (B106)', () => {
  expect(settings?.openingHours).toBe('9am-5pm AEST, Monday to Friday')
  expect(section('/contact-us', 'contactDetails').details).toContain('hours')
})

test('contact us has an enquiry form whose sub-heading mentions quotes and finding voice talent', () => {
  expect(section('/contact-us', 'enquiryForm')).toMatchObject({
    anchor: 'enquire',
    subheading: 'Ask us for a quote, or for help with finding voice talent.',
  })
})

test('join us has three sections, each with an anchor and a mail link with its own subject (B107)', () => {
  const roles = listOf(section('/join-us', 'roles'), 'roles')
  expect(roles.map(({ title, anchor, action }) => [title, anchor, targetOf(action)])).toEqual([
    ['Voice over talent', 'voice-over-talent', 'mailto:jobs@bowerbird.example?subject=Voice over talent: my demos'],
    ['Audio producers', 'audio-producers', 'mailto:jobs@bowerbird.example?subject=Audio producer: my resume'],
    [
      'Client service specialists',
      'client-service-specialists',
      'mailto:jobs@bowerbird.example?subject=Client service: my resume',
    ],
  ])
  for (const role of roles) {
    expect(role.requirements).toHaveProperty('length', 4)
    expect(role.toSend).not.toHaveLength(0)
  }
})

test('join us tells voice talent about booth, experience and invoices', () => {
  const [talent] = listOf(section('/join-us', 'roles'), 'roles')
  expect(talent?.requirements).toEqual(
    expect.arrayContaining(['Daily access to a recording booth', 'Ideally 4+ years of experience']),
  )
  expect(talent?.text).toContain('Talent is paid within a few days of receiving a monthly invoice')
  expect(wordsOf(talent?.toSend)).toMatch(/accent/i)
})

test('our team shows the team of the API, and says that it is invented', () => {
  expect(section('/our-team', 'team')).toMatchObject({ text: expect.stringContaining('invented') })
})

test('our story names 25+ years, 600,000 pieces and the bird that mimics and collects', () => {
  const types = sectionsOf('/our-story').map(({ _type }) => _type)
  expect(types).toEqual(['pageBanner', 'mediaFeature', 'statistics', 'richText', 'mediaFeature', 'teamTeaser'])
  const figures = listOf(section('/our-story', 'statistics'), 'statistics').map(
    ({ value, suffix = '', label }) => `${Number(value).toLocaleString('en-AU')}${suffix} ${label}`,
  )
  expect(figures).toEqual([
    '25+ years in business',
    '600,000 audio pieces produced',
    '28,000+ recorded pronunciations',
    '25+ staff',
  ])
  const words = wordsOf(sectionsOf('/our-story'))
  for (const fact of ['600,000', 'over 28,000', 'more than 25 staff', 'at least 12 months', 'mimic', 'collect'])
    expect(words).toContain(fact)
  expect(words).not.toContain('620,000')
})

test('the statistics below every page say 620,000+', () => {
  expect(listOf(settings, 'statistics')[0]).toMatchObject({ value: 620_000, suffix: '+', label: 'voiceovers' })
})

test('company pages open with different banners', () => {
  const layouts = ['/contact-us', '/join-us', '/our-team', '/our-story'].map(
    (address) => section(address, 'pageBanner').layout,
  )
  expect(new Set(layouts).size).toBe(layouts.length)
})

test('page not found links to the most wanted pages (B140)', () => {
  const notFound = isNode(settings?.notFound) ? settings.notFound : {}
  const targets = listOf(notFound, 'links').map(targetOf)
  expect(targets).toEqual(
    expect.arrayContaining(['/voice-over-artists', '/services', '/knowledge-base', '/contact-us']),
  )
  expect(targets).not.toContain('undefined')
})

// One run of the validator: its start takes longest.
test('a town or a client that the settings do not have, and a mail link without a subject, are warnings', () => {
  const seo = { _type: 'seo', title: 'A page', description: 'A description that is long enough to be shown as it is.' }
  const bare = { _type: 'action', label: 'Write', link: { _type: 'link', kind: 'mail', email: 'jobs@a.example' } }
  const { findings } = validate([
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      brandName: 'A',
      titlePrefix: 'A - ',
      offices: [{ _key: 'a', _type: 'office', name: 'Sydney' }],
    },
    {
      _id: 'company',
      _type: 'page',
      title: 'A page',
      path: '/company',
      seo,
      sections: [
        { _key: 'top', _type: 'pageBanner', heading: 'Top' },
        { _key: 'places', _type: 'offices', heading: 'Where', towns: ['sydney', 'Hobart'] },
        { _key: 'clients', _type: 'logos', clients: ['Nobody'] },
        {
          _key: 'jobs',
          _type: 'roles',
          heading: 'Jobs',
          roles: [{ _key: 'r', _type: 'role', title: 'Producer', action: bare }],
        },
      ],
    },
  ])
  const found = findings
    .filter((line) => line.includes(' company sections'))
    .map((line) => line.replace(' company ', ' '))
  expect(found.sort()).toEqual([
    expect.stringMatching(/^warning sections\.clients\.clients.*: The site settings have no "Nobody"/),
    expect.stringMatching(/^warning sections\.jobs\.roles\.r\.action: Give the e-mail a subject/),
    expect.stringMatching(/^warning sections\.places\.towns.*: The site settings have no "Hobart"/),
  ])
})
