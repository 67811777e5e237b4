/** For the next person at this browser: no notice comes any more, and none is left. The page clears the badge. */
export async function forgetPerson(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  for (const notification of await registration.getNotifications()) notification.close()
}
