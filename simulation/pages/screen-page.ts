// What the screen's page runs, without what it paints.
export { initialConnection, openConnection } from '#web/screen/room/connection/connection.ts'
export { listen } from '#web/screen/room/connection/live-stream.ts'
export { pausedWithReports, sendReport } from '#web/screen/room/connection/outbox.ts'
export { readPicture } from '#web/screen/room/offline/pictures.ts'
