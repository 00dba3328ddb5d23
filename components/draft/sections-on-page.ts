/** The sections of the page as the preview finds them, by their click-to-edit attributes. Browser only. */

const SECTION = /;path=sections:([^.;]+);/

export type SectionOnPage = { key: string; element: HTMLElement }

/** The key of a section's own element; null for other elements. */
export function sectionKeyOf(element: Element | null): string | null {
  return SECTION.exec(element?.getAttribute('data-sanity') ?? '')?.[1] ?? null
}

/** From top to bottom. */
export function sectionsOnPage(): SectionOnPage[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-sanity*=";path=sections:"]')).flatMap((element) => {
    const key = sectionKeyOf(element)
    return key === null ? [] : [{ key, element }]
  })
}

/** The words of a section's heading; blank without one. */
export function headingOf(element: Element | undefined): string {
  return element?.querySelector('h1, h2')?.textContent?.trim() ?? ''
}
