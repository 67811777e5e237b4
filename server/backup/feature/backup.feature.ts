import type { Feature } from '../../platform/feature.ts'
import { dailyBackup, openDailyBackup } from '../daily/daily-due.ts'
import { dailyBackupMetric, dailyBackupWarning } from '../daily/daily-state.ts'

export const backup = {
  dueWorks: [dailyBackup],
  binds: () => ({ dailyBackup: openDailyBackup() }),
  metrics: (app) => [dailyBackupMetric(app)],
  warning: dailyBackupWarning,
} satisfies Feature
