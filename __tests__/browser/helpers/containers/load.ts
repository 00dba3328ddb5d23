/** Visitors of the containers: each loads a page as a browser does, with the files that it names. */
import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../../../../local/cluster/visitor.ts'

export type Visits = { pages: number; files: number; enquiries: number; failures: string[] }

const PAGES = ['/', '/voice-over-artists', '/our-story', '/contact-us', '/services/jingles', '/knowledge-base']
const VISITORS = 3
const THINK_MS = 20
const ENQUIRY_MS = 2000
/** nginx lets one address send so many at once. */
const MAX_ENQUIRIES = 15

/** URLs of the scripts and styles of a page. */
export function filesOf(html: string): string[] {
  return Array.from(new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g)))
}

/** @param isOver asked before each visit */
export async function visit(front: string, isOver: () => boolean): Promise<Visits> {
  const visits: Visits = { pages: 0, files: 0, enquiries: 0, failures: [] }

  async function load(path: string): Promise<string> {
    const { status, text } = await send(front + path)
    if (status !== 200) visits.failures.push(`${path}: ${status || text}`)
    return text
  }

  async function browse(first: number): Promise<void> {
    for (let at = first; !isOver(); at += 1) {
      const html = await load(PAGES[at % PAGES.length] ?? '/')
      visits.pages += 1
      for (const file of filesOf(html)) {
        await load(file)
        visits.files += 1
      }
      await pause(THINK_MS)
    }
  }

  async function sendEnquiry(number: number): Promise<void> {
    const { status, text } = await send(`${front}/api/v1/send-contactus`, {
      headers: { 'idempotency-key': `container-${number}-${process.pid}` },
      body: { name: 'Ann', phone: '0370104021', email: `container-${number}@example.com`, brief: 'A jingle' },
    })
    if (status !== 200) visits.failures.push(`enquiry at ${new Date().toISOString()}: ${status} ${text}`)
  }

  async function enquire(): Promise<void> {
    while (!isOver() && visits.enquiries < MAX_ENQUIRIES) {
      visits.enquiries += 1
      await sendEnquiry(visits.enquiries)
      await pause(ENQUIRY_MS)
    }
  }

  await Promise.all([...Array.from({ length: VISITORS }, (_, index) => browse(index * 2)), enquire()])
  return visits
}
