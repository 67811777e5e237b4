import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model'
import type { App } from '../../../platform/context.ts'
import { addItem } from '../intents/add-item.ts'
import { callMe, callNotNeeded } from '../intents/call-me.ts'
import { callPerson } from '../intents/call-person.ts'
import { cart, cartAnswered, no, yes } from '../intents/cart.ts'
import { today, tomorrow } from '../intents/day/today.ts'
import { whatDay } from '../intents/day/what-day.ts'
import { whenComes } from '../intents/day/when-comes.ts'
import { fallback } from '../intents/fallback.ts'
import { help } from '../intents/help.ts'
import { launch } from '../intents/launch.ts'
import { link, linkedAlready } from '../intents/link.ts'
import { listen, listenTouched, ofManySongs, resumePlayer } from '../intents/listen.ts'
import { love } from '../intents/love.ts'
import { next } from '../intents/next.ts'
import { note } from '../intents/note.ts'
import { pauseRoom, resumeRoom } from '../intents/pause-room.ts'
import { whenTaken, whoIsOn } from '../intents/picture/about-picture.ts'
import { readNote } from '../intents/picture/read-note.ts'
import { previous } from '../intents/previous.ts'
import { readList } from '../intents/read-list.ts'
import { recommendations } from '../intents/recommendations.ts'
import { removeItem } from '../intents/remove-item.ts'
import { repeatIt } from '../intents/repeat.ts'
import { pausePlayer, stop } from '../intents/stop.ts'
import { takeBack } from '../intents/take-back.ts'
import { thankYou } from '../intents/thank-you.ts'
import { filmControlled, watch } from '../intents/watch.ts'
import { well } from '../intents/well.ts'
import { whoSent } from '../intents/who-sent.ts'
import type { MakeHandler } from '../request-context.ts'
import { filmReports, filmStopped, withSoundTouched } from './film.ts'
import { playerButtons, playerReports } from './player.ts'
import { refusals } from './refusals.ts'
import { asleep, inMemory, paused } from './resting.ts'
import { skillEvents } from './skill-events.ts'
import { report, touch } from './touch.ts'
import { unlinked } from './unlinked.ts'
import { unspoken } from './unspoken.ts'
import { widgetEvents } from './widget-events.ts'

/** The first handler that can handle a request answers it. */
const handlers: MakeHandler[] = [
  skillEvents,
  widgetEvents,
  refusals,
  cartAnswered,
  playerReports,
  playerButtons,
  unspoken,
  inMemory,
  paused,
  asleep,
  launch,
  touch,
  listenTouched,
  withSoundTouched,
  filmStopped,
  filmReports,
  report,
  next,
  previous,
  repeatIt,
  listen,
  watch,
  filmControlled,
  pausePlayer,
  resumePlayer,
  ofManySongs,
  whoSent,
  whoIsOn,
  whenTaken,
  love,
  thankYou,
  takeBack,
  note,
  readNote,
  callMe,
  callNotNeeded,
  callPerson,
  well,
  recommendations,
  today,
  tomorrow,
  whenComes,
  whatDay,
  pauseRoom,
  resumeRoom,
  addItem,
  removeItem,
  readList,
  cart,
  yes,
  no,
  help,
  stop,
  linkedAlready,
  fallback,
  link,
  unlinked,
]

/** Rejects when it cannot be answered. Loads Amazon's SDK with the first request, because most servers never get one. */
export async function answerRequest(app: App, envelope: RequestEnvelope): Promise<ResponseEnvelope> {
  const { SkillBuilders } = await import('ask-sdk-core')
  const skill = SkillBuilders.custom()
    .addRequestHandlers(...handlers.map((make) => make(app)))
    .create()
  return skill.invoke(envelope)
}
