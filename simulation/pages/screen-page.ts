// What the screen's page runs, without what it paints.
export { initialConnection, openConnection } from '#web/screen/room/connection/connection.ts'
export { listen } from '#web/screen/room/connection/live-stream.ts'
export { pausedWithReports, sendReport, withReports } from '#web/screen/room/connection/outbox.ts'
export { standingCall } from '#web/screen/room/help/standing-call.ts'
export { readPicture } from '#web/screen/room/offline/pictures.ts'
export { serverNow } from '#web/screen/room/time/server-clock.ts'
