import { migrations } from './migrations/all.ts'
import { readConfig } from './platform/config.ts'
import { openPlatform } from './platform/open.ts'

const platform = await openPlatform(readConfig(process.env), migrations)
await platform.close()
console.log('The database is up to date')
