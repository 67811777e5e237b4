import type { Config } from '../config.ts'

/** The name behind the @ of a Message-ID. An address of the kind [::1] is none. */
export function mailHost({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const hostname = publicUrl ? new URL(publicUrl).hostname : ''
  return /^[\w.-]+$/.test(hostname) ? hostname : 'sunporch.invalid'
}
