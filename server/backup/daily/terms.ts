import { days, hours } from '../../platform/clock.ts'

/** One day may be missed, because a computer at home may be off. */
export const lateAfter = days(2)
/** Clocks of two servers may differ by that. */
export const clockLeeway = hours(1)
