import type { ReactNode } from 'react'
import type { Photo } from '#contract/photos/photos.ts'
import { formatMonth } from '../../platform/format.ts'

/** The photos below a heading for each month in which they were added. */
export function Months({
  photos,
  children,
}: {
  photos: Photo[]
  children: (photo: Photo, index: number) => ReactNode
}) {
  const months = new Map<string, { photo: Photo; index: number }[]>()
  for (const [index, photo] of photos.entries()) {
    const month = formatMonth(photo.createdAt)
    const ofMonth = months.get(month) ?? []
    ofMonth.push({ photo, index })
    months.set(month, ofMonth)
  }
  return [...months].map(([month, numbered]) => (
    <section key={month} aria-label={month} className="mb-8 last:mb-0">
      <h2 className="mb-3 text-xl font-semibold first-letter:uppercase">{month}</h2>
      <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4">
        {numbered.map(({ photo, index }) => (
          <li key={photo.id} className="min-w-0">
            {children(photo, index)}
          </li>
        ))}
      </ul>
    </section>
  ))
}
