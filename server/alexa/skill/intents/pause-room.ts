import { pressPause } from '../../../room/pause.service.ts'
import { readDeviceState } from '../../../room/state.ts'
import { sayPaused } from '../dark.ts'
import { presentInbox } from '../present-inbox.ts'
import { onIntent, type RequestContext } from '../request-context.ts'

/** "Leave me in peace until tomorrow": as Pause on a screen, for all her devices. */
export const pauseRoom = onIntent('PauseRoomIntent', async (context) =>
  sayPaused(await press(context, { isPause: true })),
)

/** "Show the pictures again." */
export const resumeRoom = onIntent('ResumeRoomIntent', async (context) =>
  presentInbox(context.room.is === 'paused' ? await press(context, { isPause: false }) : context),
)

/** The context as it is after that. */
async function press(context: RequestContext, { isPause }: { isPause: boolean }): Promise<RequestContext> {
  const { app, echo } = context
  await pressPause(app, echo.device, { isPause, at: app.clock.now() })
  return { ...context, room: await readDeviceState(app, echo.device) }
}
