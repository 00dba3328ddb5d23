/** What is left to do, by kind: what goes out, what is wrong, what would be better. */
import { Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Link } from 'sanity/router'
import { DocumentLink, UNDERLINED } from '../common/document-link.tsx'
import { useCatalogue } from '../form/voices/use-catalogue.ts'
import { LaunchLines } from '../launch/launch-lines.tsx'
import { useSite } from '../redirects/routes/use-routes.ts'
import { stillBroken } from '../redirects/tool/broken-links/still-broken.ts'
import { type Overview, sectionsMissingVoices, type VoiceSections } from './overview.ts'
import { Kind, Line } from './panel.tsx'

const BROKEN_LINKS = '/studio/redirects/broken-links'

function StudioLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={UNDERLINED}>
      {children}
    </Link>
  )
}

function MissingVoices({ pages }: { pages: readonly VoiceSections[] }) {
  const incomplete = sectionsMissingVoices(pages, useCatalogue())
  if (incomplete.length === 0) return null
  return (
    <Kind title="Chosen voices that have left the booking system">
      {incomplete.map(({ id, type, title, heading, remaining, chosen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may hold several sections with the same heading
        <Line key={index}>
          <DocumentLink id={id} type={type}>
            {heading ? `${title}, “${heading}”` : title}
          </DocumentLink>
          {remaining === 0 ? ': none is left, so the voices are not shown' : `: ${remaining} of ${chosen} are left`}
        </Line>
      ))}
    </Kind>
  )
}

function BrokenLinks({ brokenLinks: stored }: Pick<Overview, 'brokenLinks'>) {
  const brokenLinks = stillBroken(stored, useSite())
  return (
    <Kind title="Addresses that lead nowhere">
      <Line>
        <StudioLink href={BROKEN_LINKS}>Broken links: {brokenLinks.length}</StudioLink>
      </Line>
      {brokenLinks.slice(0, 5).map(({ path, visits }) => (
        <Line key={path}>
          <StudioLink href={BROKEN_LINKS}>{path}</StudioLink>, asked for {visits === 1 ? 'once' : `${visits} times`}
        </Line>
      ))}
    </Kind>
  )
}

/** How many, and what to do; editors cannot read them. */
function heldLine(held: number): string {
  if (held === 0) return 'Enquiries held back: 0'
  const are = held === 1 ? '1 enquiry is held back' : `${held} enquiries are held back`
  return `${are}, as spam or because sending failed: an operator can look at ${held === 1 ? 'it' : 'them'} with npm run enquiries`
}

export function ToDo({ overview }: { overview: Overview }) {
  const { drafts, invented, brokenLinks, undescribed, voiceSections, heldEnquiries } = overview
  return (
    <Stack gap={5}>
      <Kind title="To publish">
        <LaunchLines />
        <Line>
          <StudioLink href="/studio/content/drafts">Not published yet: {drafts}</StudioLink>
        </Line>
      </Kind>
      <BrokenLinks brokenLinks={brokenLinks} />
      {voiceSections.length > 0 && <MissingVoices pages={voiceSections} />}
      <Kind title="To replace">
        <Line>
          <StudioLink href="/studio/content/sample-content;all-invented">
            Still with invented content: {invented}
          </StudioLink>
        </Line>
      </Kind>
      <Kind title="Search engines">
        <Line>{undescribed.length === 0 ? 'Every page has a description.' : 'Pages without a description:'}</Line>
        {undescribed.map(({ id, type, title }) => (
          <Line key={id}>
            <DocumentLink id={id} type={type} path="seo.description">
              {title}
            </DocumentLink>
          </Line>
        ))}
      </Kind>
      {heldEnquiries !== null && (
        <Kind title="Enquiries">
          <Line>{heldLine(heldEnquiries)}</Line>
        </Kind>
      )}
    </Stack>
  )
}
