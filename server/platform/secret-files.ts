import { readFileSync } from 'node:fs'

type Values = Record<string, string | undefined>

/**
 * The environment with the secrets that stand in files: `SECRET_KEY_FILE=/run/secrets/key` is `SECRET_KEY` with what the
 * file holds, without a line break at its end. `wrong` has a line for each file that cannot be used.
 */
export function readSecretFiles(environment: Values, names: readonly string[]) {
  const values = { ...environment }
  const wrong: string[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const file = environment[variable]
    if (!file) continue
    if (environment[name]) {
      wrong.push(`${variable}: ${name} is set, too. Set one of the two`)
      continue
    }
    try {
      values[name] = readSecret(file)
    } catch (error) {
      wrong.push(`${variable}: ${troubleOf(error as NodeJS.ErrnoException, file)}`)
    }
  }
  return { values, wrong }
}

class WrongSecret extends Error {}

function readSecret(file: string): string {
  // Editors put a mark of three bytes before the text, which nobody sees, and a line break behind it.
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/[\r\n]+$/, '')
  if (text.trim() === '') throw new WrongSecret(`the file ${file} is empty`)
  if (/[\r\n]/.test(text))
    throw new WrongSecret(`the file ${file} has more than one line. It may hold only the secret`)
  return text
}

function troubleOf(error: NodeJS.ErrnoException, file: string): string {
  if (error instanceof WrongSecret) return error.message
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `there is no file ${file}`
    case 'EISDIR':
      return `${file} is a folder. Docker makes one where the file to mount does not exist`
    case 'EACCES':
    case 'EPERM':
      return `the file ${file} may not be read by the user who runs the server (number ${process.getuid?.()})`
    default:
      return `the file ${file} cannot be read (${error.code})`
  }
}
