/** The number on the icon of the installed app, where the browser has one. Never rejects. */
export async function setBadge(unread: number): Promise<void> {
  try {
    if (unread > 0) await navigator.setAppBadge?.(unread)
    else await navigator.clearAppBadge?.()
  } catch {
    // The app is not installed here, or has no permission for it.
  }
}
