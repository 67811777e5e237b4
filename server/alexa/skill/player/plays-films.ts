import type { RequestEnvelope } from 'ask-sdk-model'
import type { App } from '../../../platform/context.ts'
import { aplVersion } from '../../echoes/echo-info.ts'

/** From this version of APL on a film says that it cannot be played. */
const filmsFrom = 1.8

/** Whether this Echo plays a film. Its player is a part of APL, so the skill's package has to name nothing for it. */
export function playsFilms(app: App, envelope: RequestEnvelope): boolean {
  const codecs: string[] = envelope.context.Viewport?.video?.codecs ?? []
  const isKnown = codecs.some((codec) => codec.startsWith('H_264'))
  return app.config.publicUrl !== null && isKnown && aplVersion(envelope) >= filmsFrom
}

/** Another one than that of our other pages: so a request says whether a film is on the screen. */
export const filmToken = 'sunporch-film'

export function isFilmOnScreen({ context }: RequestEnvelope): boolean {
  return context['Alexa.Presentation.APL']?.token === filmToken
}
