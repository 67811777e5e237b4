const steps = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
] as const

/** Bytes in the largest unit that fits: "1.2 GB", "20 GB", "0.1 MB". */
export function formatAmount(bytes: number): string {
  const [size, unit] = steps.find(([size]) => bytes >= size) ?? ([1e6, 'MB'] as const)
  const amount = bytes / size
  const digits = amount >= 10 ? 0 : 1
  return `${bytes > 0 && amount < 0.1 ? '0.1' : amount.toFixed(digits).replace(/\.0$/, '')} ${unit}`
}
