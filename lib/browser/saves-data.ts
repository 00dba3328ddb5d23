/** Whether the visitor has asked for reduced data usage. Not every browser reports it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  const isSaving =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  return isSaving || (globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false)
}
