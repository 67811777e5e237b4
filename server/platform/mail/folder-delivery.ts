import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivery } from './mail.ts'

/** Stores mails as files, which whoever runs the server can read. Only their text: links are copied from it. */
export function folderDelivery(folder: string, from: string): Delivery {
  return {
    async deliver({ to, subject, text }) {
      const now = new Date()
      const lines = [
        `Date: ${now.toUTCString()}`,
        `From: ${from}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        // Unencoded, so that a link can be copied from the file.
        'Content-Transfer-Encoding: 8bit',
        '',
        text,
      ]
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), lines.join('\n'), { mode: 0o600, flag: 'wx' })
    },
    async close() {},
  }
}
