/** A copy of the value with the addresses of our pictures replaced by data URLs: the frame cannot fetch. */
export async function withPictures(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return value.startsWith('/api/objects/') ? readPicture(value) : value
  if (Array.isArray(value)) return Promise.all(value.map(withPictures))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(async ([name, part]) => [name, await withPictures(part)])
  return Object.fromEntries(await Promise.all(entries))
}

/** As a data URL; empty when the picture was removed. */
async function readPicture(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) return ''
  const bytes = await response.blob()
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(bytes)
  })
}
