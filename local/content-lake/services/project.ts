/** What the lake says about its one user and its one project, in the shapes of Sanity's management API. */
import { DATASET, LOCAL_USER, PROJECT_ID } from '../dataset.ts'

/** Administrators see every part of the Studio. */
const ROLE = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything on this machine',
} as const

/** The user as the Studio's login reads it. It has no picture: the Studio shows initials then. */
export const CURRENT_USER = {
  id: LOCAL_USER.id,
  name: LOCAL_USER.displayName,
  email: `${LOCAL_USER.id}@localhost`,
  provider: 'local',
  role: ROLE.name,
  roles: [ROLE],
}

/** The user as others see it: beside changes and in presence. */
const PROFILE = {
  id: LOCAL_USER.id,
  displayName: LOCAL_USER.displayName,
  familyName: null,
  givenName: null,
  middleName: null,
  imageUrl: null,
  email: CURRENT_USER.email,
  loginProvider: CURRENT_USER.provider,
}

/**
 * One user, or a list when several ids are asked for, as Sanity answers. Nobody of that id is an empty list, not an error:
 * imported history may name people that this machine does not know.
 */
export function usersOf(ids: readonly string[]): unknown {
  const known = ids.filter((id) => id === PROFILE.id || id === 'me').map(() => PROFILE)
  return ids.length === 1 && known.length === 1 ? PROFILE : known
}

/** Everybody may do everything: without it the Studio is read-only. The Studio evaluates the filter itself. */
export const ACCESS = [
  { filter: '_id in path("**")', permissions: ['read', 'update', 'create', 'history', 'manage', 'editHistory'] },
]

/**
 * What the user may do with the project on sanity.io: nothing. Else the Studio would upload its schema, and offer to invite
 * members there.
 */
export const GRANTS = {}

/** @returns the project; members when they are not declined, as only lists of people read them */
export function projectOf(search: URLSearchParams): unknown {
  const member = { id: LOCAL_USER.id, isCurrentUser: true, isRobot: false, role: ROLE.name, roles: [ROLE] }
  return {
    id: PROJECT_ID,
    displayName: 'Local Content Lake',
    studioHost: null,
    organizationId: null,
    organization: null,
    metadata: {},
    features: [],
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    ...(search.get('includeMembers') === 'false' ? {} : { members: [member] }),
  }
}

/** The datasets. Those that would hold comments on a dataset (`addonFor`) do not exist, so the Studio offers no comments. */
export function datasetsOf(search: URLSearchParams): unknown[] {
  if (search.has('addonFor') || search.has('datasetProfile')) return []
  return [{ name: DATASET, aclMode: 'private', tags: [], datasetProfile: 'content', addonFor: null }]
}
