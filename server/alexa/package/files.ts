import { code } from '../apl/code.ts'
import { dark } from '../apl/dark.ts'
import { film } from '../apl/film.ts'
import { page } from '../apl/page.ts'
import { slideshow } from '../apl/slideshow.ts'
import { widget } from '../apl/widget.ts'
import { locales } from '../language/locales.ts'
import type { Talk } from '../language/samples/intents.ts'
import { talkIn } from '../language/talk.ts'
import { interactionModel } from './interaction-model.ts'
import { manifest, type SkillServer, widgetPackage } from './manifest.ts'

/** Every document that an Echo draws. The widget's reads from the Data Store instead of a payload. */
export const documents = { slideshow, film, code, page, dark, widget }

/**
 * What `npm install` puts beside the package, so that `npx ask` is a version that was tried. One of its packages
 * takes antlr4ts 0.5.0-dev where a registry calls that the latest, and then ends with "Class extends value undefined".
 */
const amazonsTool = {
  private: true,
  dependencies: { 'ask-cli': '2.30.7' },
  overrides: { antlr4ts: '0.5.0-alpha.4' },
}

/**
 * The project that `ask deploy` takes, as texts by path. With `skillId` the skill of that id is updated;
 * without it `ask deploy` makes a new one.
 */
export function skillProject(server: SkillServer, skillId: string | null): Record<string, string> {
  const files: Record<string, object> = {
    'package.json': amazonsTool,
    'ask-resources.json': {
      askcliResourcesVersion: '2020-03-31',
      profiles: { default: { skillMetadata: { src: './skill-package' } } },
    },
    ...(skillId && {
      '.ask/ask-states.json': { askcliStatesVersion: '2020-03-31', profiles: { default: { skillId } } },
    }),
    ...Object.fromEntries(
      Object.entries(skillPackage(server)).map(([path, content]) => [`skill-package/${path}`, content]),
    ),
  }
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]),
  )
}

/**
 * The files of `skill-package/` by path, in the layout of Amazon's tools.
 * Only the widget's document is among them: the others are sent with each answer.
 */
export function skillPackage(server: SkillServer): Record<string, object> {
  const widgetFolder = `dataStorePackages/${widgetPackage}`
  return {
    'skill.json': manifest(server),
    ...Object.fromEntries(
      locales.map((locale) => [`interactionModels/custom/${locale}.json`, interactionModel(locale)]),
    ),
    [`${widgetFolder}/manifest.json`]: widgetManifest(server.url),
    [`${widgetFolder}/presentations/default.tpl`]: {
      type: 'APL_PRESENTATION',
      documentUrl: 'documents/document.json',
      datasourceUrl: 'datasources/default.json',
    },
    [`${widgetFolder}/documents/document.json`]: widget,
    [`${widgetFolder}/datasources/default.json`]: { payload: {} },
  }
}

function widgetManifest(url: string) {
  const metadata = ({ store }: Talk) => ({
    name: 'Sunporch',
    description: store.widget,
    keywords: store.keywords,
    iconUri: `${url}/alexa-icon-450.png`,
    previews: [`${url}/alexa-widget.png`],
  })
  return {
    manifest: {
      id: widgetPackage,
      version: '1.0.0',
      installStateChanges: 'INFORM',
      updateStateChanges: 'INFORM',
      presentationDefinitions: [{ url: 'presentations/default.tpl' }],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the Echo fills it in
      appliesTo: "${viewport.mode == 'HUB'}",
    },
    packageVersion: '1.0',
    packageType: 'APL_PACKAGE',
    publishingInformation: {
      schemaVersion: '1.0',
      locales: Object.fromEntries(
        locales.map((locale) => [
          locale,
          [{ targetViewport: 'WIDGET_M', metadata: metadata(talkIn(locale)) }],
        ]),
      ),
    },
  }
}
