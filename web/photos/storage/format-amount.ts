import { lazily } from '#contract/platform/lazily.ts'
import { locale } from '../../platform/format.ts'

const units = [
  [1e12, 'terabyte'],
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
] as const
const counts = lazily(() => new Intl.NumberFormat(locale))

/** "1,204" */
export function formatCount(count: number): string {
  return counts().format(count)
}

/** Bytes in the largest unit that fits: "1.2 GB", "20 GB", "0.1 MB". */
export function formatAmount(bytes: number): string {
  const [size, unit] = units.find(([size]) => bytes >= size) ?? ([1e6, 'megabyte'] as const)
  const amount = bytes / size
  const maximumFractionDigits = amount >= 10 ? 0 : 1
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits,
    useGrouping: false,
  })
  return format.format(bytes > 0 && amount < 0.1 ? 0.1 : amount)
}
