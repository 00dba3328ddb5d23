declare global {
  interface Navigator {
    /** Network Information API, which not every browser has. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the visitor has asked for reduced data usage. Not every browser reports it. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
