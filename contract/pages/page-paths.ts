/** The addresses of the app's pages. The server answers each with the app, and any other with 404. */
export const pagePaths = {
  dashboard: '/',
  familyMembers: '/family-members',
  photoGallery: '/photo-gallery',
  contentLibrary: '/content-library',
  /** The family's own words for the loved one. */
  notes: '/content-library/notes',
  schedule: '/schedule',
  shopping: '/shopping',
  /** Items on their way to Amazon. */
  amazon: '/shopping/to-amazon',
  settings: '/settings',
  /** The four parts of the settings, each with a page. */
  ownSettings: '/settings/you',
  screenSettings: '/settings/screen',
  familySettings: '/settings/family',
  programSettings: '/settings/programs',
  activity: '/activity',
  /** Where another app's "Share" leads. */
  share: '/share',
  /** Its token stands behind the #. */
  invitation: '/invitation',
  /** The link that is mailed to an address leads here. Its token stands behind the #, too. */
  confirmEmail: '/confirm-email',
} as const

/** Where a person chooses what reaches them. */
export const noticeSettingsPath = `${pagePaths.familySettings}#notices`

/** Where notices are switched on for one browser. */
export const pushSettingsPath = `${pagePaths.ownSettings}#push`

/** Where a person changes their name, picture, address and telephone number. */
export const accountPath = `${pagePaths.ownSettings}#account`

/** Where a person adds and removes passkeys. */
export const passkeysPath = `${pagePaths.ownSettings}#passkeys`

/** Where a person looks through what was opened in their name, after taking their account back. */
export const recoveryPath = `${pagePaths.ownSettings}#recovery`

/** Where a screen or an Echo is connected. */
export const devicesPath = `${pagePaths.screenSettings}#devices`

/** Where the daily sign of life is set. */
export const lifePath = `${pagePaths.screenSettings}#life`

/** Where a caretaker is helped to ask whether the screen is still welcome. */
export const questionPath = `${pagePaths.screenSettings}#question`

/** Where Settings has the tokens and webhooks of other programs. */
export const programsPath = `${pagePaths.programSettings}#programs`

/** Where a family says at which Amazon it shops. */
export const amazonSettingsPath = `${pagePaths.programSettings}#amazon`

/** Pages about the program itself, without scripts. Amazon and everybody who signs up are sent to them. */
export const infoPaths = { privacy: '/privacy', terms: '/terms' } as const

/** Chooses a group in the address of a page. The page takes it out again as it opens. */
export const groupParam = 'group'

/** The path of a page, which may have a query and a part behind the #, for a link that comes from outside the app. */
export function pathInGroup(path: string, groupId: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(path) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${groupParam}=${groupId}${fragment}`
}

/** Opens a photo in the address of the gallery. */
export const photoParam = 'photo'

/** Opens the schedule's dialog with a note. */
export const noteParam = 'note'

/** What people open who have followed a link, whether or not they are signed in. */
export const visitorPaths: string[] = [pagePaths.invitation, pagePaths.confirmEmail]
