/** Shown while data is on its way. */
export const LOADING = 'Loading...'
