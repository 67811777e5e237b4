import { migrations } from './migrations/all.ts'
import { readConfig } from './platform/config.ts'
import { openPlatform } from './platform/open.ts'
import { sentenceOf } from './platform/start-trouble.ts'

// Files of the server must not be readable by other users of the machine.
process.umask(0o077)
try {
  const platform = await openPlatform(readConfig(process.env), migrations)
  await platform.close()
  console.log('The database is up to date')
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
