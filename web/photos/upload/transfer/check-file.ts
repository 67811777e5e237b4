import { uploadWords } from '../words/upload-words.ts'

/** Returns a sentence when the file cannot be a picture, as far as its name and type tell. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (file.size === 0) return uploadWords().isEmpty
  return file.type.startsWith('image/') || isHeic(file) ? null : uploadWords().noPicture
}

/** Many computers give a HEIC file no type. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
