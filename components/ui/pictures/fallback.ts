/** Puts the drawing into the place of a picture that fails; see picture.tsx. Browser only. */

function showFallback(target: EventTarget | null): void {
  const fallback = target instanceof HTMLImageElement && target.dataset.fallback
  if (!fallback || target.getAttribute('src') === fallback) return
  target.removeAttribute('srcset')
  target.src = fallback
}

/** @param signal stops it */
export function connectPictures(signal: AbortSignal): void {
  document.addEventListener('error', ({ target }) => showFallback(target), { capture: true, signal })
  // Those that failed before. Some drawings have no natural width either, so the browser is asked.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.dataset.fallback) {
      image.decode().catch(() => showFallback(image))
    }
  }
}
