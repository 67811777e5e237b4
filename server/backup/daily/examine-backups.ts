import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { toIso } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { type Findings, look, mend, ok } from '../../platform/doctor/finding.ts'
import { withoutFolder } from '../backup-folder.ts'
import { dumpTrouble, orOff } from './dump-trouble.ts'
import { listDaily } from './make-daily.ts'
import { lateAfter } from './terms.ts'

/** For `npm run doctor`. `hasRows`: whether there is anything to back up; null: not known. */
export async function* examineBackups(config: Config, hasRows: boolean | null): Findings {
  const { folder, isDaily } = config.backup
  if (hasRows === false) return
  // What cannot be read cannot be dumped either, and that was said.
  const trouble = hasRows ? await dumpTrouble(config) : null
  if (trouble && isDaily) return yield mend(`No daily backup can be made: ${trouble} ${orOff}`)
  if (trouble)
    yield look(
      `${trouble} An update that changes the database needs it, too, or UPGRADE_WITHOUT_COPY=on (docs/upgrading.md).`,
    )
  if (!isDaily)
    return yield look(
      'The server makes no daily backup (BACKUP_DAILY). Make backups by a timer: see docs/backup.md.',
    )
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  const isDefault = folder === join(config.dataDir, 'backups')
  if (!isThere && !isDefault) return yield mend(withoutFolder(folder))
  const newest = (await listDaily(config, Date.now())).at(-1)
  if (!newest)
    return yield look(
      `There is no daily backup in ${folder} yet. The first one is made five minutes after a start.`,
    )
  const madeAt = (await stat(newest)).mtimeMs
  const last = `The last daily backup in ${folder} is of ${toIso(Math.round(madeAt))}.`
  if (Date.now() - madeAt > lateAfter)
    yield look(`${last} If the server was running since, its log says why there is none of today.`)
  else yield ok(isDefault ? `${last} Copy that folder to another disk, too.` : last)
}
