import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindApp } from '#server/app.ts'
import { deviceTopic } from '#server/delivery/device.ts'
import { migrations } from '#server/migrations/all.ts'
import { readConfig } from '#server/platform/config.ts'
import { openPlatform } from '#server/platform/open.ts'
import { runDue } from '#server/platform/work/due.ts'
import { scheduleWork } from '#server/schedule/engine.ts'
import type { Contender } from './contender.ts'

/** The engine as it runs in the server, with a screen of each family listening in this process. */
export const sunporch: Contender = {
  async open({ dataDir, databaseUrl }) {
    const own = dataDir ?? mkdtempSync(join(tmpdir(), 'sunporch-herd-'))
    const config = readConfig({
      DATA_DIR: own,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const platform = await openPlatform(config, migrations)
    const app = bindApp(platform.app)
    const devices = await app.db.selectFrom('devices').select('id').execute()
    const told = new Set<string>()
    for (const { id } of devices) app.live.subscribe(deviceTopic(id), () => told.add(id))
    return {
      async work() {
        await runDue(app, scheduleWork)
        while (told.size < devices.length) await new Promise((resolve) => setTimeout(resolve, 1))
      },
      async close() {
        await platform.close()
        if (!dataDir) rmSync(own, { recursive: true, force: true })
      },
    }
  },
}
