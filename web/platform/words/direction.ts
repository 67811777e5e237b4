/**
 * Which way the page is read, as `<html dir>` says. Classes are logical ("ms-2", "start-0") and need no question; this is
 * for what counts pixels, and for keys and swipes that name a side.
 */
export function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

/** Where the next thing is from here: 1 right of it, -1 left of it. */
export function forwards(): 1 | -1 {
  return pageDirection() === 'rtl' ? -1 : 1
}
