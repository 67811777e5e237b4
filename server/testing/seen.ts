import type { Activity } from '#contract/activity.ts'
import type { Browser } from './browser.ts'

/** What was done in the group, newest first: `shopping_item_added`, … */
export async function listActions(by: Browser, path: string): Promise<string[]> {
  const lines: Activity[] = (await by.get(`${path}/activity`)).body
  return lines.map(({ action }) => action)
}
