import { lazily } from '#contract/platform/lazily.ts'
import { locale } from '../platform/format.ts'

/** Writes a distance: "2 m". The form with all that letters need comes later than the question from how far they are read. */
export const inMetres = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' }))
