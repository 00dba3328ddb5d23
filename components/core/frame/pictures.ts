/** Puts the drawing into the place of a picture that fails; see components/ui/pictures/picture.tsx. */

export function showFallback(target: EventTarget | null): void {
  const fallback = target instanceof HTMLImageElement && target.dataset.fallback
  if (!fallback || target.getAttribute('src') === fallback) return
  target.removeAttribute('srcset')
  target.src = fallback
}

/** For those that failed before. Some drawings have no natural width either, so the browser is asked. */
export function showFallbacks(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.dataset.fallback) {
      image.decode().catch(() => showFallback(image))
    }
  }
}
