import { uploadWords } from '../words/upload-words.ts'

/** Returns a sentence when the file cannot be a picture, as far as its name and type tell. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (file.size === 0) return uploadWords().isEmpty
  return file.type.startsWith('image/') || isHeic(file) ? null : uploadWords().noPicture
}

/** By its type, or by its name where the computer knows none. */
export function isFilm({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|webm|mkv|3gp)$/i.test(name))
}

/** Many computers give a HEIC file no type. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
