/** The first word of a name. An e-mail address stays whole. */
export function firstName(name: string): string {
  return name.includes('@') ? name : (name.split(' ')[0] ?? name)
}
