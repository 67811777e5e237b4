import type { FamilyGroupRow } from '../../../../family/family.tables.ts'
import { requireGroupRow } from '../../../../family/groups/groups.service.ts'
import type { LocalClock } from '../../../language/local-time.ts'
import type { RequestContext } from '../../request-context.ts'

/** The loved one's clock, as this Echo tells it. */
export async function readClock({
  app,
  echo,
  info,
}: RequestContext): Promise<{ clock: LocalClock; group: FamilyGroupRow }> {
  const group = await requireGroupRow(app, echo.family_group_id)
  return { group, clock: { timeZone: group.time_zone, locale: info.locale, now: app.clock.now() } }
}
