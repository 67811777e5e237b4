import { resolve } from 'node:path'
import { type WordPart, wordsOf } from '../contract/pages/page-scripts.ts'
import { languages } from '../contract/platform/languages.ts'

/** What Rolldown tells about a module while it puts modules into files. */
type Graph = { getModuleInfo(id: string): { code?: string | null; importedIds?: string[] } | null }

const web = resolve(import.meta.dirname, '../web')
const inWeb = (...files: string[]) => files.map((file) => resolve(web, file))

/** What is loaded at once, whoever opens the page. */
const main = inWeb('main.tsx')
const app = [...main, ...inWeb('landing/landing-page.tsx')]
const signIn = inWeb('identity/sign-in/main.tsx')
/** What somebody can open who is not signed in. */
const visitors = [
  ...inWeb(
    'landing/landing-page.tsx',
    'family/invitations/invitation-page.tsx',
    'identity/email/confirm-email-page.tsx',
  ),
  ...signIn,
]
/** The frame of every page, and the Dashboard. */
const home = inWeb('shell.tsx', 'dashboard-page.tsx')
/** What the Dashboard and the frame show a moment later. */
const cards = inWeb(
  'activity/recent-activity.tsx',
  'app-worker/app-worker.tsx',
  'family/members/members-card.tsx',
  'photos/gallery/family-gallery.tsx',
  'photos/send/picture-drop.tsx',
  'platform/toaster.tsx',
  'shopping/outbox.tsx',
  'shopping/shopping-card.tsx',
)
/** What stands on the Dashboard now and then. */
const atTimes = inWeb(
  'family/groups/first-group.tsx',
  'family/memory/memory-note.tsx',
  'family/settings/loved-one-phone-dialog.tsx',
  'identity/email/note/confirm-email-note.tsx',
  'notices/push/push-hint.tsx',
)
/** The icons of these are loaded at once; those of all other pages come with the first of them. */
const first = [...app, ...home, ...cards, ...atTimes]
const gallery = inWeb('photos/gallery/photo-gallery-page.tsx')
const shopping = inWeb('shopping/shopping-page.tsx')
/** A few kilobytes, which would be a file or two more of several pages. */
const shared = inWeb(
  'platform/ui/dialog/confirm-dialog.tsx',
  'platform/ui/facts.tsx',
  'platform/ui/phone-link.tsx',
  'platform/ui/toggle.tsx',
)
const small =
  /[\\/](delivery[\\/]device-changes|language-names|family[\\/]hand-over|content-choices|visit-title|kept-recordings|clock-of-seconds|contract[\\/]platform[\\/]wall-clock)\./
const settings = inWeb('settings/settings-page.tsx')
/** The parts of the settings count as one page: what they share is for none of the others. */
const settingsParts = inWeb(
  'settings/family-page.tsx',
  'settings/programs-page.tsx',
  'settings/room-page.tsx',
  'settings/you-page.tsx',
)
/** The dialog that sends pictures, and what is said of them while they are on their way. */
const upload = inWeb(
  'photos/upload/kept/say-lost.ts',
  'photos/upload/kept/sign-out-question.tsx',
  'photos/upload/unsent-lines.tsx',
  'photos/upload/uploads.tsx',
)
/** The dialog that cuts a video. `mediabunny` is in the worker that it starts, and nowhere else. */
const clip = inWeb('clips/clip-dialog.tsx')
/** The players of the activity, their queries, which the schedule uses, too, and what both dialogs share: a few hundred bytes each. */
const played =
  /[\\/](clips|voices)[\\/](clips|voices|sent-clip|sent-voice|(clips|voices)\.queries)\.tsx?$|[\\/](web[\\/]played|player-name|voice-player|progress-bar)\./
/** What goes on uploading on every page. */
const keptUploads = inWeb('photos/upload/kept-uploads.tsx')
const restOfApp = [
  'activity/activity-page.tsx',
  'content/content-library-page.tsx',
  'family-members-page.tsx',
  'notes-page.tsx',
  'photos/share/share-page.tsx',
  'schedule/page/schedule-page.tsx',
  'shopping/amazon/amazon-page.tsx',
].map((file) => inWeb(file))
const otherPages = [settings, settingsParts, ...restOfApp]

/**
 * The file of a module that many pages load, or the Dashboard: few files, because each costs a request. Null leaves
 * the choice to the bundler.
 */
export function fileOf(id: string, graph: Graph): string | null {
  const language = languages.find((language) => language !== 'en' && id.endsWith(`${language}.ts`))
  if (language && /[\\/](?:words|common|sentences)[\\/][a-z]{2}\.ts$/.test(id))
    return wordsOf(language, partOf(id, graph))
  if (/[\\/]platform[\\/]words[\\/]/.test(id)) return 'base'
  const isIn = (roots: string[]) => closureOf(roots, graph).has(id)
  if ([...app, ...signIn, ...home.slice(1), ...gallery, ...shopping].includes(id)) return null
  if (isIcon(id)) {
    if (/[\\/](eye|eye-off|key-round|x)\./.test(id)) return 'base'
    return iconsOf(first, graph).has(iconName(id)) ? 'app' : 'common'
  }
  if (/[\\/]lucide-react[\\/]|small-icons?/.test(id)) return 'base'
  if (isIn(app)) return isIn(signIn) ? 'base' : isIn(main) ? 'app' : null
  if (isIn(home)) return isIn(signIn) ? 'schemas' : 'home'
  const users = [cards, gallery, shopping].filter(isIn).length + otherPages.filter(isIn).length
  if (isIn(signIn)) return users >= 2 ? 'form' : null
  // A file of its own for a few lines would cost Settings or the Schedule a request.
  if (small.test(id)) return 'common'
  if (isIn(shared)) return 'common'
  if (/[\\/]visits[\\/](calendars|calendars[\\/]calendars\.queries)\.ts$/.test(id)) return 'calendars'
  if (played.test(id)) return 'played'
  if (users >= 4) return 'common'
  if (settings.includes(id)) return 'settings'
  if (isIn(cards)) return isIn(gallery) ? 'common' : isIn(shopping) ? 'shopping' : 'cards'
  if (isIn(settings)) return 'settings'
  // The recorder of voices needs a part of it, which the bundler would make a file of: one more on every page.
  if (isIn(keptUploads) && isIn(upload)) return 'kept'
  // The bundler would make a file for each set of pages that share something.
  return users >= 2 ? 'several' : null
}

/** Who shows the words of an area is seen by its English ones, which its code imports. */
function partOf(id: string, graph: Graph): WordPart {
  if (/[\\/]refusals[\\/]/.test(id)) return 'refusals'
  const isIn = (roots: string[]) => closureOf(roots, graph).has(id.replace(/[a-z]{2}\.ts$/, 'en.ts'))
  if (isIn(main)) return 'common'
  if (isIn(visitors)) return isIn(home) ? 'common' : 'visitors'
  if (isIn(home)) return 'home'
  if ([cards, atTimes, gallery, shopping, ...restOfApp].some(isIn)) return 'app'
  const isOfSettings = isIn(settings) || isIn(settingsParts)
  if (isIn(upload) || isIn(clip)) return isOfSettings ? 'app' : 'upload'
  return isOfSettings ? 'settings' : 'app'
}

const closures = new WeakMap<string[], Set<string>>()

/** The modules and all that they import, except on demand. */
function closureOf(roots: string[], graph: Graph): Set<string> {
  const known = closures.get(roots)
  if (known) return known
  const closure = new Set(roots)
  for (const id of closure) if (!isBarrel(id)) for (const next of importsOf(id, graph)) closure.add(next)
  closures.set(roots, closure)
  return closure
}

/** Of the packages that export hundreds of modules in one, only the modules whose names the importer uses. */
function importsOf(id: string, graph: Graph): string[] {
  const { code = '', importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return importedIds.flatMap((imported) => {
    if (isIcon(imported) || /[\\/]lucide-react[\\/]|small-icons?/.test(imported)) return []
    if (!isBarrel(imported)) return imported
    const names = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']radix-ui["']/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
    )
    const modules = graph.getModuleInfo(imported)?.importedIds ?? []
    return [
      imported,
      ...modules.filter((module) => names.some((name) => name && module.includes(`react-${kebab(name)}/`))),
    ]
  })
}

const iconNames = new WeakMap<string[], Set<string>>()

/** The names of the icons that the modules import, such as "calendar-clock", with all that these import at once. */
function iconsOf(roots: string[], graph: Graph): Set<string> {
  const known = iconNames.get(roots)
  if (known) return known
  const names = new Set<string>()
  iconNames.set(roots, names)
  for (const id of closureOf(roots, graph)) {
    const { code } = graph.getModuleInfo(id) ?? {}
    for (const [, list = ''] of (code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g))
      for (const name of list.split(',')) names.add(kebab(name.trim().split(' ')[0] ?? ''))
  }
  return names
}

function iconName(id: string): string {
  return /([a-z0-9-]+)\.[a-z]+$/.exec(id)?.[1] ?? ''
}

function isBarrel(id: string): boolean {
  return /[\\/]radix-ui[\\/]dist[\\/]index\./.test(id)
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z0-9]/g, (letter) => `-${letter}`).toLowerCase()
}

function isIcon(id: string): boolean {
  return /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id)
}
