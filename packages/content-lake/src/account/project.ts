/** The only user and project of the lake, in the format of Sanity's management API. */
import { LOCAL_USER } from '../dataset.ts'

/** The command line sorts by it. The user and the project have always been there. */
const CREATED_AT = '1970-01-01T00:00:00.000Z'

/** Administrators see all features of the Studio. */
export const ROLE = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything on this machine',
} as const

/** The user as the Studio's login expects it. Without a picture the Studio shows initials. */
export const CURRENT_USER = {
  id: LOCAL_USER.id,
  name: LOCAL_USER.displayName,
  email: `${LOCAL_USER.id}@localhost`,
  provider: 'local',
  role: ROLE.name,
  roles: [ROLE],
}

/** The user as shown beside changes and in presence. */
const PROFILE = {
  id: LOCAL_USER.id,
  displayName: LOCAL_USER.displayName,
  familyName: null,
  givenName: null,
  middleName: null,
  imageUrl: null,
  email: CURRENT_USER.email,
  loginProvider: CURRENT_USER.provider,
  createdAt: CREATED_AT,
}

/**
 * One user, or a list for several ids, as on Sanity. An unknown id gives an empty list, not an error: imported history
 * may name unknown users.
 */
export function usersOf(ids: readonly string[]): unknown {
  const known = ids.filter((id) => id === PROFILE.id || id === 'me').map(() => PROFILE)
  return ids.length === 1 && known.length === 1 ? PROFILE : known
}

/** Full permissions: without them the Studio is read-only. The Studio evaluates the filter itself. */
export const ACCESS = [
  { filter: '_id in path("**")', permissions: ['read', 'update', 'create', 'history', 'manage', 'editHistory'] },
]

/** Permissions on sanity.io: none. Otherwise the Studio would upload its schema and offer to invite members. */
export const GRANTS = {}

/**
 * What the lake has of the features of paid plans, by the Studio's names: releases, and scheduled drafts, which are releases of
 * one document; a dataset may be called private, which every one is. With the last one the command line requests an alias of a
 * dataset, and prints why the lake has none.
 */
export const FEATURES = ['contentReleases', 'singleDocRelease', 'privateDataset', 'advancedDatasetManagement'] as const

/** Open releases of the organisation, of which there is none, and how many are allowed. */
export const RELEASE_LIMITS = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1000,
  orgActiveReleaseLimit: 1000,
} as const

export function projectOf(id: string) {
  return {
    id,
    displayName: 'Local Content Lake',
    createdAt: CREATED_AT,
    studioHost: null,
    organizationId: null,
    organization: null,
    metadata: {},
    features: [],
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    members: [{ id: LOCAL_USER.id, isCurrentUser: true, isRobot: false, role: ROLE.name, roles: [ROLE] }],
  }
}

/** The datasets. Comment datasets (`addonFor`) do not exist, so the Studio offers no comments. */
export function datasetsOf(names: readonly string[], search: URLSearchParams): unknown[] {
  if (search.has('addonFor') || search.has('datasetProfile')) return []
  return names.map(datasetOf)
}

/** One dataset, in the format of the management API. */
export function datasetOf(name: string) {
  return { name, aclMode: 'private', tags: [], datasetProfile: 'content', addonFor: null }
}
