import type { Plugin } from 'vite'
import { pagePaths } from '../contract/pages/page-paths.ts'
import { landingScripts, pageScriptsFile, wordParts, wordsOf } from '../contract/pages/page-scripts.ts'
import { languages } from '../contract/platform/languages.ts'

const frame = 'shell.tsx'

/** By the address of a page, the modules that it loads on demand before it can be shown. */
export const pageModules: Record<string, string[]> = {
  [landingScripts]: ['landing/landing-page.tsx'],
  [pagePaths.dashboard]: [frame, 'dashboard-page.tsx'],
  [pagePaths.familyMembers]: [frame, 'family-members-page.tsx'],
  [pagePaths.photoGallery]: [frame, 'photos/gallery/photo-gallery-page.tsx'],
  [pagePaths.contentLibrary]: [frame, 'content/content-library-page.tsx'],
  [pagePaths.notes]: [frame, 'notes-page.tsx'],
  [pagePaths.schedule]: [frame, 'schedule/page/schedule-page.tsx'],
  [pagePaths.shopping]: [frame, 'shopping/shopping-page.tsx'],
  [pagePaths.amazon]: [frame, 'shopping/amazon/amazon-page.tsx'],
  [pagePaths.settings]: [frame, 'settings/settings-page.tsx'],
  [pagePaths.ownSettings]: [frame, 'settings/you-page.tsx'],
  [pagePaths.screenSettings]: [frame, 'settings/room-page.tsx'],
  [pagePaths.familySettings]: [frame, 'settings/family-page.tsx'],
  [pagePaths.programSettings]: [frame, 'settings/programs-page.tsx'],
  [pagePaths.activity]: [frame, 'activity/activity-page.tsx'],
  [pagePaths.share]: [frame, 'photos/share/share-page.tsx'],
  [pagePaths.invitation]: ['family/invitations/invitation-page.tsx'],
}

/** Writes which scripts each page loads on demand, so that the server can tell the browser at once. */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const moduleFile = (module: string) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)))
        if (!found) throw new Error(`The build has no file of ${module}`)
        return found.fileName
      }
      const withImports = (files: string[]) => {
        const all = new Set(files)
        for (const file of all) for (const next of byName.get(file)?.imports ?? []) all.add(next)
        return all
      }
      const first = withImports(
        chunks
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/web/index.html'))
          .map(({ fileName }) => fileName),
      )
      const files = Object.entries(pageModules).map(([page, modules]) => [
        page,
        [...withImports(modules.map(moduleFile))].filter((file) => !first.has(file)),
      ])
      const words = wordParts.flatMap((part) =>
        languages
          .filter((language) => language !== 'en')
          .map((language) => {
            const file = chunks.find(({ name }) => name === wordsOf(language, part))?.fileName
            return [wordsOf(language, part), file ? [file] : []]
          }),
      )
      this.emitFile({
        type: 'asset',
        fileName: pageScriptsFile,
        source: JSON.stringify(Object.fromEntries([...files, ...words])),
      })
    },
  }
}
