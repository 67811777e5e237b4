import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindApp } from '#server/app.ts'
import { deviceTopic } from '#server/delivery/devices/device.ts'
import { migrations } from '#server/migrations/all.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPlatform } from '#server/platform/open.ts'
import { runDue } from '#server/platform/work/due.ts'
import { scheduleWork } from '#server/schedule/schedule-due.ts'
import type { Contender } from './contender.ts'

/** The schedule as the server runs it, with one listening screen per family in this process. */
export const sunporch: Contender = {
  async open({ dataDir, databaseUrl }) {
    const own = dataDir ?? mkdtempSync(join(tmpdir(), 'sunporch-load-'))
    const config = readConfig({
      DATA_DIR: own,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const platform = await openPlatform(config, migrations)
    const app = bindApp(platform.app)
    const devices = await app.db.selectFrom('devices').select('id').execute()
    const notified = new Set<string>()
    for (const { id } of devices) app.live.subscribe(deviceTopic(id), () => notified.add(id))
    return {
      async work() {
        await runDue(app, scheduleWork)
        while (notified.size < devices.length) await new Promise((resolve) => setTimeout(resolve, 1))
      },
      async close() {
        await platform.close()
        if (!dataDir) rmSync(own, { recursive: true, force: true })
      },
    }
  },
}
