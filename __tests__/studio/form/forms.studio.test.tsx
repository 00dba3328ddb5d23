/**
 * Documents in the tool "Content": facts in texts, what keeps a page or a launch from going out, the voices of a section, a picture
 * that is replaced, a list that is full, changes that are discarded, and where a review is used.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import sharp from 'sharp'
import { voice, voicePage } from '../../helpers/data/voices'
import { showContent, showDocument } from '../../helpers/studio/content'
import { client } from '../../helpers/studio/studio'

const user = userEvent.setup()

const CATALOGUE = [voice(101, 'Tamsin Reed'), voice(102, 'Flint'), voice(103, 'Marlo Quayle'), voice(104, 'Wren')]

const fetchFromLake = window.fetch
beforeEach(() => {
  window.fetch = async (input, init) =>
    String(input).startsWith('/api/v1/voices')
      ? new Response(JSON.stringify(voicePage(CATALOGUE)))
      : fetchFromLake(input, init)
})
afterEach(() => {
  window.fetch = fetchFromLake
})

beforeAll(async () => {
  const others = [{ _key: 'credit', _type: 'fact', name: 'credit', value: '$300' }]
  await client.create({ _id: 'facts', _type: 'facts', phone: '1300 975 707', email: 'hello@studio.example', others })
})

const BANNER = { _key: 'top', _type: 'pageBanner', heading: 'A campaign', tone: 'cream' }
const CONTENT = { sections: [BANNER], showStatistics: false, showLogos: false }

/** Opens the form of the section of a published page, and names the page. */
async function openSection(name: RegExp, section: { _type: string; heading: string; [field: string]: unknown }) {
  const documentId = `page-${section._type}`
  const sections = [BANNER, { _key: 'one', tone: 'white', ...section }]
  await client.createOrReplace({ _id: documentId, _type: 'page', title: 'Page', path: `/${documentId}`, sections })
  showDocument(documentId, 'page')
  await user.click(await screen.findByRole('button', { name }))
  const form = await screen.findByRole('dialog', { name: /^Sections/ })
  const ofDraft = (field: string) =>
    client.fetch(`*[_id == $id][0].sections[1].${field}`, { id: `drafts.${documentId}` })
  return { form, heading: within(form).getByRole('textbox', { name: 'Heading' }), ofDraft }
}

/** Writes another text into a field. */
function write(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
}

/** A text field of the form, once it can be written in. */
async function editable(name: string): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name })
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
  return field
}

const publish = () => screen.getByRole('button', { name: 'Publish' })

/** The lines of the box above Publish; none without the box. */
function reasons(): string[] {
  const box = screen.queryByRole('region', { name: 'Why it cannot be published' })
  return box
    ? within(box)
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? '')
    : []
}

/** A press of the line that says this. */
async function pressReason(words: RegExp): Promise<void> {
  const box = await screen.findByRole('region', { name: 'Why it cannot be published' })
  await user.click(await within(box).findByRole('button', { name: words }))
}

test('a fact is inserted at the caret from the menu at a field, and the form shows its value', async () => {
  const { form, heading } = await openSection(/Promo banner$/, { _type: 'promoBanner', heading: 'Start with off' })
  await user.click(heading)
  await user.keyboard(`{Home}${'{ArrowRight}'.repeat('Start with '.length)}`)
  await user.click(await within(form).findByRole('button', { name: 'Insert a fact: Heading' }))
  await user.click(await screen.findByRole('menuitem', { name: '{credit} $300' }))
  expect(heading).toHaveValue('Start with {credit}off')
  expect(await within(form).findByText('Visitors read: Start with $300off')).toBeVisible()
})

test('an unknown fact is a reason why the page cannot be published', async () => {
  const { heading } = await openSection(/Steps$/, { _type: 'steps', heading: 'Start' })
  write(heading, 'Start with {discount} off')
  await waitFor(() =>
    expect(reasons()).toEqual([expect.stringMatching(/^Steps: Facts has no \{discount\}, or it is empty/)]),
  )
  await waitFor(() => expect(publish()).toBeDisabled())
  write(heading, 'Start with {credit} off')
  await waitFor(() => expect(reasons()).toEqual([]))
  await waitFor(() => expect(publish()).toBeEnabled())
})

test('a starter brings its sections, says what is missing, and each line leads to its field', async () => {
  showDocument('new-campaign', 'page', 'page-campaign')
  write(await editable('Title'), 'A campaign')
  await waitFor(() => expect(reasons()).toContain('Path: A page needs a path, for example /our-story.'))
  await waitFor(() => expect(publish()).toBeDisabled())
  write(screen.getByRole('textbox', { name: 'Path' }), '/Autumn offer')
  const long = /^Path: Start with a slash, .* as in \/our-services\/sound-design\.$/
  await waitFor(() => expect(reasons()).toContainEqual(expect.stringMatching(long)))
  await waitFor(async () =>
    expect(await client.fetch('*[_id == "drafts.new-campaign"][0].sections[]._type')).toEqual([
      'pageBanner',
      'samples',
      'steps',
      'enquiryForm',
    ]),
  )
  await pressReason(/^Page banner: /)
  const form = await screen.findByRole('dialog', { name: /^Sections/ })
  const heading = within(form).getByRole('textbox', { name: 'Heading' })
  await waitFor(() => expect(heading).toHaveFocus())
  write(heading, 'A campaign')
  await user.click(within(form).getByRole('button', { name: 'Close dialog' }))
  await waitFor(() => expect(reasons()).not.toContainEqual(expect.stringMatching(/^Page banner: /)))
})

test('voices are found by name and booking ref, ticked and taken out; missing ones are named, no window opens (B207)', async () => {
  const chosen = (voiceId: string, name: string) => ({
    _key: voiceId,
    _type: 'chosenVoice',
    voiceId,
    name,
    code: `BB-${voiceId}`,
  })
  const voices = { kind: 'chosen', chosen: [chosen('101', 'Tamsin Reed'), chosen('9999', 'Gone Gregory')] }
  const { form, ofDraft } = await openSection(/Voice artists$/, { _type: 'voiceList', heading: 'Ours', voices })
  expect(await within(form).findByText(/so visitors do not see: Gone Gregory \(BB-9999\)\.$/)).toBeVisible()
  const all = within(form).getByRole('list', { name: 'Voices of the booking system' })
  const box = (name: string) => within(all).getByRole('checkbox', { name })
  expect(box('Tamsin Reed')).toBeChecked()

  const search = within(form).getByRole('searchbox', { name: 'Search voices by name or booking ref' })
  for (const [typed, name] of [
    ['bb-102', 'Flint'],
    ['wre', 'Wren'],
    ['bb-103', 'Marlo Quayle'],
  ] as const) {
    write(search, typed)
    expect(within(all).getAllByRole('checkbox')).toEqual([box(name)])
    await user.click(box(name))
    expect(await within(form).findByRole('button', { name: `Move ${name}` })).toBeVisible()
  }
  expect(screen.getAllByRole('dialog')).toEqual([form])
  const names = () => ofDraft('voices.chosen[].name')
  await user.click(box('Marlo Quayle'))
  await waitFor(async () => expect(await names()).toEqual(['Tamsin Reed', 'Gone Gregory', 'Flint', 'Wren']))
  await user.click(within(form).getByRole('button', { name: 'Take Flint out' }))
  await waitFor(async () => expect(await names()).toEqual(['Tamsin Reed', 'Gone Gregory', 'Wren']))
  write(search, '')
  await user.click(box('Flint'))
  await waitFor(async () => expect(await names()).toEqual(['Tamsin Reed', 'Gone Gregory', 'Wren', 'Flint']))
})

test('a seventh entry of the menu cannot be added, and the button says why (B243)', async () => {
  const entry = (_key: string) => ({ _key, _type: 'navItem', label: `Entry ${_key}` })
  await client.create({ _id: 'siteSettings', _type: 'siteSettings', navigation: ['1', '2', '3', '4', '5'].map(entry) })
  showDocument('siteSettings', 'siteSettings')
  await user.click(await screen.findByRole('tab', { name: /^Navigation/ }))
  const menu = await screen.findByTestId('field-navigation')
  const add = () => within(menu).getByRole('button', { name: 'Add item' })
  const reason = 'The list is full: take something out first.'
  expect(add()).toBeEnabled()
  expect(screen.queryByText(reason)).toBeNull()
  await client
    .patch('siteSettings')
    .append('navigation', [entry('6')])
    .commit()
  await waitFor(() => expect(add()).toBeDisabled())
  await user.hover(add())
  expect(await screen.findByText(reason)).toBeInTheDocument()
})

/** Uploads a picture of one colour. @returns what refers to it */
async function uploadPicture(filename: string, colour: string) {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const { _id } = await client.assets.upload('image', bytes, { filename })
  return { _type: 'reference', _ref: _id }
}

test('another picture in the place of one asks for new words', async () => {
  const asset = await uploadPicture('first.png', '#505050')
  const second = await uploadPicture('second.png', '#2060d0')
  const image = { _type: 'imageWithAlt', asset, alt: 'The first picture' }
  const { form, ofDraft } = await openSection(/Picture and text$/, {
    _type: 'mediaFeature',
    heading: 'Look here',
    image,
  })
  const words = within(form).getByRole('textbox', { name: 'What the picture shows' })
  expect(words).toHaveValue('The first picture')
  await user.click(await within(form).findByTestId('options-menu-button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Earlier uploads' }))
  await user.click(await screen.findByAltText('second.png'))
  await waitFor(() => expect(words).toHaveValue(''))
  const { _ref } = second
  await waitFor(async () => expect(await ofDraft('image{ alt, "_ref": asset._ref }')).toEqual({ alt: null, _ref }))
})

test('what blocks a launch is said with the document: an error of a draft, and a fact that nobody has', async () => {
  const set = (heading: string) => ({
    sections: [{ _key: 'a', _type: 'pageBanner', tone: 'cream', layout: 'slim', heading }],
  })
  const draftOfPage = 'drafts.page-in-launch'
  const documents = [{ _key: 'page', _type: 'reference', _ref: 'page-in-launch', _weak: true }]
  await client
    .transaction()
    .create({ _id: draftOfPage, _type: 'page', title: 'Launch one', path: '/launch-one', ...set('After one') })
    .create({ _id: 'drafts.christmas', _type: 'launch', name: 'Christmas campaign', documents })
    .commit()
  showDocument('christmas', 'launch')
  const check = await screen.findByRole('region', { name: 'Is it ready?' })
  await waitFor(() => expect(check).toHaveTextContent('Ready'))
  const release = () => screen.getByRole('button', { name: 'Release now' })
  await waitFor(() => expect(release()).toBeEnabled())

  await client.patch(draftOfPage).set(set('')).commit()
  const [problem] = await within(check).findAllByRole('listitem')
  expect(problem).toHaveTextContent(/^Launch one: Page banner/)
  await waitFor(() => expect(release()).toBeDisabled())
  await client.patch(draftOfPage).set(set('After one {season}')).commit()
  await waitFor(() => expect(check).toHaveTextContent('Facts has no {season}'))

  const facts = await client.getDocument('facts')
  const season = { _key: 'season', _type: 'fact', name: 'season', value: 'Advent' }
  await client.create({ ...facts, _id: 'drafts.facts', _type: 'facts', others: [season] })
  await user.click(await screen.findByRole('button', { name: 'Add Facts' }))
  await waitFor(() => expect(check).toHaveTextContent('Ready'))
  await waitFor(() => expect(release()).toBeEnabled())
  await client.delete('drafts.facts')
})

const page = (name: string, title: string) => ({
  _id: `page-${name}`,
  _type: 'page',
  title,
  path: `/${name}`,
  ...CONTENT,
})

test('a page that is offline is edited and published without coming back', async () => {
  await client.create({ ...page('offline', 'Summer offer'), offline: true })
  showDocument('page-offline', 'page')
  write(await editable('Title'), 'Summer offer, again')
  await waitFor(() => expect(publish()).toBeEnabled())
  await user.click(publish())
  await waitFor(async () =>
    expect(await client.getDocument('page-offline')).toMatchObject({ title: 'Summer offer, again', offline: true }),
  )
})

test('changes are discarded', async () => {
  await client.create(page('history', 'First title'))
  showDocument('page-history', 'page')
  write(await editable('Title'), 'A title to forget')
  expect(await screen.findByRole('heading', { level: 2, name: 'A title to forget' })).toBeVisible()
  const draft = () => client.getDocument('drafts.page-history')
  await waitFor(async () => expect(await draft()).toMatchObject({ title: 'A title to forget' }))
  await user.click(screen.getByRole('button', { name: 'Open document actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Discard changes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Discard changes?' })
  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'First title' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('First title')
  expect(await draft()).toBeUndefined()
})

test('a review says where it is used, and its list has a question mark, which opens the guide (B491)', async () => {
  const review = { _id: 'review-nora', _type: 'review', author: 'Newest Nora', quote: 'Good.', date: '2099-01-01' }
  const reviews = { _key: 'new', _type: 'reviews', heading: 'Said lately', selection: 'newest', tone: 'white' }
  await client
    .transaction()
    .create(review)
    .create({ ...page('reviews', 'With reviews'), sections: [reviews] })
    .commit()
  showContent('reviews;review-nora')
  expect(await screen.findByText(/^Used on/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Guide to this list' }))
  const guide = await screen.findByRole('complementary', { name: 'Guide' })
  expect(await within(guide).findByRole('heading', { name: 'Add a review' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Newest Nora/ })).toBeVisible()
  await user.click(within(guide).getByRole('button', { name: 'Close the guide' }))
  expect(screen.queryByRole('complementary', { name: 'Guide' })).toBeNull()
})

test('the list of what is not published has a question mark, too (B491)', async () => {
  showContent('drafts')
  expect(await screen.findByRole('button', { name: 'Guide to this list' })).toBeVisible()
})
