import { BackupTrouble } from './trouble.ts'

const shortest = 12

/** Asks in the terminal for a new one, twice. */
export async function askNewPassphrase(): Promise<string> {
  const passphrase = longEnough(await askPassphrase('Passphrase for the backup: '))
  if ((await askPassphrase('The same again: ')) === passphrase) return passphrase
  throw new BackupTrouble('These were two different passphrases. No backup was made.')
}

/** Asks in the terminal, and does not show what is typed. An argument would be readable for everybody on the machine. */
export async function askPassphrase(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY)
    throw new BackupTrouble(
      'The passphrase is needed: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file with it.',
    )
  stderr.write(question)
  stdin.setRawMode(true).resume()
  try {
    return await readHidden(stdin)
  } finally {
    stdin.setRawMode(false).pause()
    stderr.write('\n')
  }
}

const [enter, newline, endOfText, backspace, erase] = ['\r', '\n', '\u0003', '\u007f', '\b']

async function readHidden(stdin: NodeJS.ReadStream): Promise<string> {
  let typed = ''
  stdin.setEncoding('utf8')
  for await (const text of stdin.iterator({ destroyOnReturn: false })) {
    for (const letter of text as string) {
      if (letter === enter || letter === newline) return typed
      if (letter === endOfText) throw new BackupTrouble('It was stopped.')
      if (letter === backspace || letter === erase) typed = [...typed].slice(0, -1).join('')
      else typed += letter
    }
  }
  return typed
}

function longEnough(passphrase: string): string {
  if (passphrase.length >= shortest) return passphrase
  throw new BackupTrouble(`The passphrase must have at least ${shortest} characters.`)
}
