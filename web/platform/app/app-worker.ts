// What the app's pages and its service worker (`web/app-worker`) both name.

/** The name of the cache that holds what another app has shared, until it is sent. */
export const sharedCache = 'sunporch-shared'

/** The name of the cache that holds a voice that was recorded, until it is sent. */
export const recordingsCache = 'sunporch-recordings'

/** What goes with the sign-out. */
export const personalCaches = [sharedCache, recordingsCache]

/** Tells the worker that somebody signs out: it forgets what was theirs, also after the page is closed. */
export const signOutMessage = 'sign out'

/** Under this key a browser keeps who wants notices in it. */
export const pushWishKey = 'sunporch-push'
