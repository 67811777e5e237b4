import { type Photo, pictureUrl } from '#contract/photos/photos.ts'

/**
 * Gives the browser the largest picture of each photo to keep: one as it is, several as a ZIP. `onProgress` is told how many
 * there are. Throws where one cannot be read.
 */
export async function downloadPhotos(photos: Photo[], onProgress: (done: number) => void): Promise<void> {
  const files = []
  for (const [index, photo] of photos.entries()) {
    files.push({ name: fileName(photo, index), input: await readPicture(photo) })
    onProgress(index + 1)
  }
  const [first] = files
  if (first && files.length === 1) return save(first.input, first.name)
  const { downloadZip } = await import('client-zip')
  save(await downloadZip(files).blob(), 'photos.zip')
}

async function readPicture(photo: Photo): Promise<Blob> {
  const answer = await fetch(pictureUrl(photo))
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`)
  return answer.blob()
}

/** "2026-11-21 Lunch by the sea 3.jpg": the number keeps two of the same name apart. */
export function fileName({ caption, takenAt, createdAt }: Photo, index: number): string {
  const words = (caption ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const day = (takenAt ?? createdAt).slice(0, 10)
  return [day, [...words].slice(0, 60).join('').trim(), `${index + 1}.jpg`].filter(Boolean).join(' ')
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
