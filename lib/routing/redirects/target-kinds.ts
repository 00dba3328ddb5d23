/**
 * The kinds of redirect targets. Pure.
 *
 * A new kind starts in `TargetKind`: the compiler then names every record that has no entry for it, here, in the Studio
 * and in the import of files.
 */
export type TargetKind = 'page' | 'path' | 'external'

type KindRules = {
  /** The field of the target that holds the destination; the others may hold what another kind has left behind. */
  field: 'page' | 'path' | 'url'
  /** Whether the destination is on this site, where it can have an anchor. */
  isOwn: boolean
  /** Whether it can use what the source captures, and whether names that the source does not have are a problem. */
  captures: 'none' | 'checked' | 'unchecked'
}

export const TARGET_KINDS: Readonly<Record<TargetKind, KindRules>> = {
  page: { field: 'page', isOwn: true, captures: 'none' },
  path: { field: 'path', isOwn: true, captures: 'checked' },
  external: { field: 'url', isOwn: false, captures: 'unchecked' },
}

export type TargetField = KindRules['field']

function isTargetKind(kind: string): kind is TargetKind {
  return Object.hasOwn(TARGET_KINDS, kind)
}

/** All kinds, in the order of the record. */
export const ALL_TARGET_KINDS: readonly TargetKind[] = Object.keys(TARGET_KINDS).filter(isTargetKind)

/** A stored kind; null when it is missing or none of these. */
export function readTargetKind(kind: string | null | undefined): TargetKind | null {
  return kind && isTargetKind(kind) ? kind : null
}

/** The field that holds a target's destination; null when the target has no kind. */
export function targetFieldOf(target: { kind: TargetKind | null } | null): TargetField | null {
  return target?.kind ? TARGET_KINDS[target.kind].field : null
}
