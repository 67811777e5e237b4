import {
  accountPath,
  amazonSettingsPath,
  devicesPath,
  lifePath,
  noticeSettingsPath,
  pagePaths,
  programsPath,
  questionPath,
  recoveryPath,
} from '#contract/pages/page-paths.ts'

/** Until decision 147 all of them were places of one page. Mails and bookmarks have these addresses for ever. */
const moved: Record<string, string> = {
  account: accountPath,
  recovery: recoveryPath,
  appearance: `${pagePaths.ownSettings}#appearance`,
  family: pagePaths.familySettings,
  notices: noticeSettingsPath,
  devices: devicesPath,
  'devices-section': devicesPath,
  room: `${pagePaths.screenSettings}#room`,
  life: lifePath,
  question: questionPath,
  programs: programsPath,
  amazon: amazonSettingsPath,
  shop: amazonSettingsPath,
}

/** Where something stands now that had its place on `/settings`; null if it still has. */
export function movedTo(hash: string): string | null {
  const place = hash.slice(1)
  return Object.hasOwn(moved, place) ? (moved[place] ?? null) : null
}
