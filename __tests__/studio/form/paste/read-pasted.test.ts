/** @jest-environment jsdom */
/** HTML as word processors and web pages put it into the clipboard, read as running text of this site. */
import { pastedHrefs, readPasted } from '@/studio/form/paste/read-pasted'

const SITE = { hosts: ['www.example.com.au'], pages: new Map([['/rate-card', 'page-rates']]) }

type Block = { _type: string; style?: string; listItem?: string; children?: { text: string; marks: string[] }[] }

/** Each block in short: its style, its text. */
function inShort(html: string, isWhole = true): string[] {
  const blocks: Block[] = JSON.parse(JSON.stringify(readPasted(html, isWhole, SITE).blocks))
  return blocks.map(({ _type, style, listItem, children = [] }) => {
    const text = children.map(({ text, marks }) => (marks.includes('strong') ? `*${text}*` : text)).join('')
    return _type === 'block' ? `${listItem ?? style}: ${text}` : _type
  })
}

function linksOf(html: string): unknown[] {
  return readPasted(html, true, SITE).blocks.flatMap(({ markDefs }) => markDefs)
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head><body lang=EN-AU>
<!--StartFragment-->
<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Scope<o:p></o:p></h1>
<p class=MsoNormal>What <b>holds</b>.<o:p></o:p></p>
<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span>Fees</h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>One voice</p>
<!--EndFragment--></body></html>`

test('Word: headings keep their order and their numbers, lists stay lists', () => {
  expect(inShort(WORD)).toEqual(['h2: 1. Scope', 'normal: What *holds*.', 'h3: 1.1 Fees', 'bullet: One voice'])
})

/** A paragraph of a list as Word writes it. */
const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l3 level${level} lfo4'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

test('Word: numbered lists stay numbered, with their levels, and bullets bullets (B327)', () => {
  const html = [
    item('1.', 'Send a <b>brief</b>'),
    item('2)', 'Choose'),
    item('a.', 'a voice', 2),
    item('iv)', 'a take', 3),
    item('(3)', 'Pay'),
    item('·', 'One'),
    item('o', 'Two', 2),
    item('§', 'Three', 3),
  ].join('\n')
  expect(inShort(html)).toEqual([
    ...['number: Send a *brief*', 'number: Choose', 'number: a voice', 'number: a take', 'number: Pay'],
    ...['bullet: One', 'bullet: Two', 'bullet: Three'],
  ])
  expect(readPasted(html, true, SITE).blocks.map(({ level }) => level)).toEqual([1, 1, 2, 3, 1, 1, 2, 3])
})

test('Word: without the number in the text its style sheet says what a list is (B327)', () => {
  const plain = (list: string) => `<p class=MsoListParagraph style='mso-list:${list} level1 lfo1'>Item</p>`
  const sheet =
    '<style>@list l0:level1 {mso-level-text:"%1\\.";}\n@list l1:level1\n{mso-level-number-format:bullet;}</style>'
  expect(inShort(`<html><head>${sheet}</head><body>${plain('l0')}${plain('l1')}${plain('l2')}</body></html>`)).toEqual([
    'number: Item',
    'bullet: Item',
    'bullet: Item',
  ])
})

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ol style="margin-top:0">
<li dir="ltr"><h2 dir="ltr"><span style="font-weight:400">Scope</span></h2></li></ol>
<p dir="ltr"><span style="font-weight:400">What </span><span style="font-weight:700">holds</span><span>.</span></p>
<ol start="2"><li dir="ltr"><h2 dir="ltr"><span>Fees</span></h2></li></ol><h4><span>When</span></h4>
<ul><li dir="ltr"><p dir="ltr"><span>One voice</span></p></li></ul></b>`

test('Google Docs: numbered headings keep the number that the list gives them', () => {
  expect(inShort(DOCS)).toEqual([
    'h2: 1. Scope',
    'normal: What *holds*.',
    'h2: 2. Fees',
    'h3: When',
    'bullet: One voice',
  ])
})

test('the answer to a question has neither headings nor tables', () => {
  expect(inShort('<h2>Fees</h2><blockquote>Said</blockquote><table><tr><td>One</td></tr></table>', false)).toEqual([
    'normal: Fees',
    'normal: Said',
    'normal: One',
  ])
})

test('a table becomes a table, whose lines are of equal length', () => {
  const html =
    '<table><thead><tr><th>Use</th><th>Fee</th></tr></thead><tr><td>Radio\n spot</td></tr></table><p>After</p>'
  const { blocks } = readPasted(html, true, SITE)
  expect(blocks).toMatchObject([
    { _type: 'table', rows: [{ _type: 'tableRow', cells: ['Use', 'Fee'] }, { cells: ['Radio spot', ''] }] },
    { _type: 'block' },
  ])
})

test('links keep their addresses, and those to a page of this site become references', () => {
  const html = `<p><a href="https://www.example.com.au/rate-card/#fees">a</a><a href="https://www.example.com.au/knowledge-base/business/x">b</a>
    <a href="https://elsewhere.example/a?b=c">c</a><a href="mailto:us@example.com?subject=A%20job">d</a><a href="tel:+61%20400">e</a>
    <a href="javascript:alert(1)">f</a><a href="file:///c:/x.docx">g</a><a href="#note">h</a></p>`
  expect(pastedHrefs(html)).toHaveLength(8)
  expect(linksOf(html)).toMatchObject([
    { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: 'page-rates' }, anchor: 'fees' },
    { kind: 'external', url: 'https://www.example.com.au/knowledge-base/business/x' },
    { kind: 'external', url: 'https://elsewhere.example/a?b=c' },
    { kind: 'mail', email: 'us@example.com', subject: 'A job' },
    { kind: 'phone', phone: '+61 400' },
  ])
  const [block] = readPasted(html, true, SITE).blocks
  expect(block).toMatchObject({ children: expect.arrayContaining([expect.objectContaining({ text: 'f', marks: [] })]) })
})

test('pictures are counted, and their place is empty', () => {
  const { blocks, pictures } = readPasted(
    '<p>Before</p><p><img src="https://x.example/a.png"></p><img src="b.png">',
    true,
    SITE,
  )
  expect(pictures).toBe(2)
  expect(JSON.stringify(blocks)).not.toContain('png')
})
