type Sent = { title: string | null; subject_removed_at: number | null }

/** The title of what was sent; null when it was deleted since, as its words may have been the reason. */
export function titleLeft({ title, subject_removed_at }: Sent): string | null {
  return subject_removed_at === null ? title : null
}
