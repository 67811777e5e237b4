import type { Directive, Response } from 'ask-sdk-model'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import { type FilmData, film as filmPage } from '../apl/film.ts'
import { recordOnScreen } from '../echoes/echo.service.ts'
import { filmUrl } from '../inbox/file-url.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import { filmToken } from './player/plays-films.ts'
import { render, say, silence } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { handOver } from './slides-page.ts'

/** Longer than a film, a slow network and a short rest in its middle: then the pictures come back. */
const spareSeconds = 60

/** Plays the film of a clip in the place of the slides, without its sound unless she asks for that; or says why not. */
export async function playFilm(
  context: RequestContext,
  item: EchoItem,
  { isAloud = false } = {},
): Promise<Response> {
  const { app, echo, session, words } = context
  const { film, deliveryId, slide } = item
  if (!film || !echo.playsFilms) return say(context, words.clipElsewhere)
  if ((await app.storage.size(film.key)) === null) {
    // A rehearsal is a transaction that is rolled back.
    if (!app.db.isTransaction) await reportLostFile(app, film.key)
    return say(context, words.clipLost)
  }
  handOver(context, [item])
  await recordOnScreen(app, echo, deliveryId)
  if (session.ids.includes(deliveryId)) session.at = session.ids.indexOf(deliveryId)
  const data: FilmData = {
    id: deliveryId,
    url: filmUrl(app, { id: item.id, device_id: echo.device_id }),
    posterUrl: slide.imageUrl,
    isAloud: isAloud && film.hasSound,
    withSound: film.hasSound && !isAloud ? words.slide.withSound : '',
    stop: words.slide.stopFilm,
    seconds: Math.ceil(film.duration / 1000) + spareSeconds,
  }
  return silence(context, [{ ...render(filmPage, data), token: filmToken } as Directive])
}
